import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, ROOT } from './run-tool.ts'

/** A status beside a number from -4 to 5, in TypeScript or in SQL: HTTP's have three digits. */
const BARE = /\bstatus\b['"]?\)?\s*(?:===|!==|<>|<=?|>=?|=|:|\?\?)\s*-?[0-5](?![\w.])/i

/** Lines that compare or set a status of an event or a market by its number. */
export function bareStatuses(source: string): readonly number[] {
  return source.split('\n').flatMap((line, at) => (BARE.test(line) ? [at + 1] : []))
}

/** Codes by name: who reads `status > 2` must look up what 3 is, and who moves it finds only half of its uses. */
export async function bareCodes(): Promise<Outcome> {
  const started = Date.now()
  const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'e2e', 'benchmarks'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const found = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file) && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      bareStatuses(readFileSync(join(ROOT, file), 'utf8')).map(
        (line) =>
          `${file}:${line}: a status by its bare number; write EVENT_STATUS or MARKET_STATUS (packages/betting)`,
      ),
    )
  return { name: 'codes by name', ok: found.length === 0, output: found.join('\n'), ms: Date.now() - started }
}
