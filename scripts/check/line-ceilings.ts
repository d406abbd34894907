import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, ROOT } from './run-tool.ts'

const CEILING = 400
/** Hubs, which everything else passes through and which therefore grow, get less room. Their tests do not. */
const HUB_CEILING = 300
const HUBS = [
  /betting\/src\/slip\/(?!.*\.test\.)/,
  /web\/src\/(live|shell)\/(?!.*\.test\.)/,
  /web\/src\/entry-server/,
  /book\/src\/(compose|modules\/bets)\b(?!.*\.test\.)/,
]

/** A file over its ceiling is several rooms: divide it by meaning. */
export async function lineCeilings(): Promise<Outcome> {
  const started = Date.now()
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
  const over = files
    .split('\n')
    .filter((file) => file && !file.includes('.generated.') && existsSync(join(ROOT, file)))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1
      const ceiling = HUBS.some((hub) => hub.test(file)) ? HUB_CEILING : CEILING
      return lines > ceiling ? [`${file}: ${lines} lines, ${ceiling} allowed; divide it by meaning`] : []
    })
  return { name: 'line ceilings', ok: over.length === 0, output: over.join('\n'), ms: Date.now() - started }
}
