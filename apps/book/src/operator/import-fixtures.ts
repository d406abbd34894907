import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type ImportReport, importFixtures } from '../modules/sources/simulator/index.ts'
import { misunderstood, type Operation } from './operation.ts'
import { sentenceOf } from './sentence-of.ts'

const usage = 'import-fixtures FILE...'

/** Reads football fixtures and results into the book; ok also when rows were skipped, not when a file could not be used. */
export const importFixtureFiles: Operation = {
  help: 'import-fixtures FILE   football fixtures and results, football.json or the normalised list',
  usage,
  async run(files, { db, clock, config, cwd = '.' }) {
    if (files.length === 0) return misunderstood({ usage })
    const lines: string[] = []
    let ok = true
    for (const file of files) {
      const text = await readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => ({ why: sentenceOf(error) }))
      const report =
        typeof text === 'string' ? await importFixtures(text, { db, at: clock.now(), ...config }) : text.why
      if (typeof report === 'string') {
        ok = false
        lines.push(`${basename(file)} cannot be used: ${report}.`)
      } else lines.push(...told(basename(file), report))
    }
    return { ok, text: lines.join('\n') }
  },
}

function told(file: string, { leagues, problems }: ImportReport): string[] {
  const lines = leagues.flatMap(({ name, league, results, upcoming, known, newClubs }) => [
    `${file}: ${name} -> ${league}`,
    `  ${results} results, ${upcoming} coming matches, ${known} known already`,
    ...(newClubs.length > 0 ? [`  new clubs: ${newClubs.join(', ')}`] : []),
  ])
  for (const { row, what, why } of problems)
    lines.push(`  row ${row} skipped${what === '' ? '' : ` (${what})`}: ${why}`)
  if (problems.length > 0) lines.push(`${file}: ${problems.length} rows skipped`)
  return lines
}
