import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/run-tool.ts'

/**
 * Lists the requirements that no test proves: ids of the specification's third document against ids in test titles.
 * `npm run requirements -- [FILE]`.
 */
const file = process.argv[2] ?? join(ROOT, '../shared/spec/3-requirements.md')
if (!existsSync(file)) {
  console.error(`No requirements at ${file}. Pass the path of the specification's third document.`)
  process.exit(1)
}
const ids = [...readFileSync(file, 'utf8').matchAll(/^- ([A-Z]+-\d\d) (.*)$/gm)].map(([, id = '', text = '']) => ({
  id,
  text,
}))
// Suites are tests that run on more than one database.
const TESTS = ['*.test.ts', '*.test.tsx', '*.e2e.ts']
const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TESTS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const proofs = ids.map(({ id, text }) => ({ id, text, count: tests.filter((test) => test.text.includes(id)).length }))
for (const { id, text } of proofs.filter((proof) => proof.count === 0)) console.log(`${id}  ${text.slice(0, 100)}`)
const proved = proofs.filter((proof) => proof.count > 0).length
console.log(`${proved} of ${ids.length} requirements have a test that names them`)
