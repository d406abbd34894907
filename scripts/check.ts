import { bareCodes } from './check/bare-codes.ts'
import { commentWidth } from './check/comment-width.ts'
import { declaredDependencies } from './check/declared-dependencies.ts'
import { deployFilesCheck } from './check/deploy-files.ts'
import { errors } from './check/errors.ts'
import { lineCeilings } from './check/line-ceilings.ts'
import { endToolsOnSignal, type Outcome, runTool } from './check/run-tool.ts'
import { terms } from './check/terms.ts'
import { texts } from './check/texts.ts'
import { words } from './check/words.ts'

// Two compilers are installed (see check/typescript-for-arrows.mjs); this is the one that judges.
const TSC = 'node_modules/typescript/bin/tsc'
/** Two checks run at a time. A compiler of several threads works out the same types in each: twice the work of one. */
const ALONE = '--singleThreaded'
/** What the tools remember between runs; it may be deleted at any time. */
const CACHE = 'node_modules/.cache/touchline'
const types = (name: string, project: string) => () =>
  runTool(name, 'node', [
    TSC,
    ...[
      '-p',
      project,
      ALONE,
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/${project.replaceAll('/', '-')}.tsbuildinfo`,
    ],
  ])

/** The gate: every static check, side by side on the cores there are. Ends with `N passed, N failed`. */
const checks: (() => Promise<Outcome>)[] = [
  () => runTool('format and lint', 'biome', ['check', '.', '--error-on-warnings', '--colors=off']),
  types('types of betting', 'packages/betting'),
  types('types of sports', 'packages/sports'),
  types('types of the server', 'tsconfig.server.json'),
  types('types of the browser', 'tsconfig.web.json'),
  () =>
    runTool('arrows', 'node', [
      '--import',
      './scripts/check/typescript-for-arrows.mjs',
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...['--cache', `${CACHE}/arrows`, '--cache-strategy', 'content'],
      ...['packages', 'apps', 'e2e', 'benchmarks'],
    ]),
  () => runTool('dead code', 'knip', ['--no-progress', '--cache', '--cache-location', `${CACHE}/knip`]),
  () =>
    runTool('styles', 'stylelint', [
      '{apps,packages}/**/*.css',
      '--allow-empty-input',
      '--cache',
      '--cache-location',
      `${CACHE}/styles`,
    ]),
  lineCeilings,
  commentWidth,
  declaredDependencies,
  deployFilesCheck,
  bareCodes,
  texts,
  terms,
  errors,
  words,
]

endToolsOnSignal()
const started = Date.now()
const outcomes: Outcome[] = []
const queue = [...checks]
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let check = queue.shift(); check; check = queue.shift()) outcomes.push(await check())
  }),
)
for (const { name, ok, output, ms } of outcomes) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${ms} ms)`)
  if (!ok) console.log(output.trim().replace(/^/gm, '     '))
}
const failed = outcomes.filter((outcome) => !outcome.ok).length
console.log(`checked in ${((Date.now() - started) / 1000).toFixed(1)} s`)
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
