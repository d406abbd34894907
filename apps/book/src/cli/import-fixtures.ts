import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readConfig } from '../config.ts'
import { migrate, openDatabase } from '../db/index.ts'
import { type ImportReport, importFixtures } from '../modules/feed/index.ts'

/**
 * `import-fixtures FILE...`: reads football fixtures and results into the configured database; the embedded one must not
 * be in use. 0 also when rows were skipped, 1 when a file could not be used.
 */
export async function importFixtureFiles(files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.log('Which file? npm run book -- import-fixtures FILE')
    return 1
  }
  const config = readConfig(process.env)
  const db = await openDatabase(config)
  let failed = 0
  try {
    await migrate(db)
    for (const file of files) {
      const text = await readFile(file, 'utf8').catch((error: Error) => error)
      const report =
        typeof text === 'string'
          ? await importFixtures(text, { db, at: Date.now(), simSeed: config.simSeed, simSpeed: config.simSpeed })
          : text.message
      if (typeof report === 'string') {
        failed++
        console.log(`${basename(file)} cannot be used: ${report}.`)
      } else print(basename(file), report)
    }
  } finally {
    await db.close()
  }
  return failed === 0 ? 0 : 1
}

function print(file: string, { leagues, problems }: ImportReport): void {
  for (const { name, league, results, upcoming, known, newClubs } of leagues) {
    console.log(`${file}: ${name} -> ${league}`)
    console.log(`  ${results} results, ${upcoming} coming matches, ${known} known already`)
    if (newClubs.length > 0) console.log(`  new clubs: ${newClubs.join(', ')}`)
  }
  for (const { row, what, why } of problems) {
    console.log(`  row ${row} skipped${what === '' ? '' : ` (${what})`}: ${why}`)
  }
  if (problems.length > 0) console.log(`${file}: ${problems.length} rows skipped`)
}
