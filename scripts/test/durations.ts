import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../check/run-tool.ts'
import type { FileReport } from './report.ts'

const PLACE = join(ROOT, 'scripts/test/durations.json')
/** Shorter files may begin at any time. In seconds. */
const LEAST = 3

type Durations = Readonly<Record<string, number>>

/** Seconds of each test file in the last recorded run, by its path from the root; short files are left out. */
export function recordedDurations(): Durations {
  return JSON.parse(readFileSync(PLACE, 'utf8')) as Durations
}

/** Updates the record with the files of a run. Other files keep their duration as long as they exist. */
export function updateDurations(
  recorded: Durations,
  files: readonly FileReport[],
  isThere: (file: string) => boolean,
): Durations {
  const ran = Object.fromEntries(files.map(({ file, seconds }) => [file, Math.round(seconds)]))
  return Object.fromEntries(
    Object.entries({ ...recorded, ...ran })
      .filter(([file, seconds]) => seconds >= LEAST && isThere(file))
      .sort(([a, x], [b, y]) => y - x || a.localeCompare(b)),
  )
}

/** Records the durations of a run: `DURATIONS=write ./test`. */
export function recordDurations(files: readonly FileReport[]): void {
  const next = updateDurations(recordedDurations(), files, (file) => existsSync(join(ROOT, file)))
  writeFileSync(PLACE, `${JSON.stringify(next, null, 2)}\n`)
}
