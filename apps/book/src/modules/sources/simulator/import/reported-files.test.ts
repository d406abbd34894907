import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { importFixtures } from './import-fixtures.ts'
import type { ImportPlace } from './import-league.ts'

/** Files of fixtures that were once imported wrongly, as they were reported. */
const CASES = new URL('../../../../../../../../shared/findings/cases/', import.meta.url)
const NOW = Date.parse('2026-11-25T12:00:00Z')

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterEach(() => db.exec('TRUNCATE world_state, sports RESTART IDENTITY CASCADE'))
afterAll(() => db.close())

const read = new Set<string>()

async function imports(file: string, place: ImportPlace = {}) {
  read.add(file)
  const text = readFileSync(new URL(file, CASES), 'utf8')
  const move = async (eventId: number, to: number): Promise<'kept'> => {
    await db.query('UPDATE matches SET starts_at = $2 WHERE id = $1', [eventId, new Date(to)])
    return 'kept'
  }
  const report = await importFixtures(text, {
    db,
    at: NOW,
    simSeed: 'touchline',
    simSpeed: 6,
    place,
    move,
    callOff: async () => true,
  })
  if (typeof report === 'string') throw new Error(report)
  const rows = (JSON.parse(text) as { readonly matches: readonly unknown[] }).matches.length
  const taken = report.leagues.map(({ results, upcoming, known, moved }) => results + upcoming + known + moved.length)
  expect([taken, report.problems], file).toEqual([[rows], []])
  return report
}

async function matches() {
  const rows = await db.query<{ at: Date; home: string; away: string }>(
    `SELECT m.starts_at AS at, h.name AS home, a.name AS away FROM matches m
     JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
     WHERE m.origin = 'import' ORDER BY m.starts_at`,
  )
  return rows.map(({ at, home, away }) => `${at.toISOString().slice(0, 16)} ${home} ${away}`)
}

describe.runIf(existsSync(CASES))('the reported files of fixtures', () => {
  test('an afternoon in London is an hour earlier in UTC while summer time lasts', async () => {
    await imports('import-dst.json')
    expect(await matches()).toEqual(['2027-01-02T15:00 Liverpool Arsenal', '2027-04-10T14:00 Arsenal Chelsea'])
  })

  test('a second file moves the matches of the first', async () => {
    const england = { country: 'England' }
    await imports('import-moved-1.json', england)
    await imports('import-moved-2.json', england)
    expect(await matches()).toEqual([
      '2026-12-13T12:30 Northfield Rovers Southmoor Town',
      '2026-12-19T18:45 Eastcombe United Northfield Rovers',
    ])
  })

  test('a club with its country behind its name is the club that is known', async () => {
    const { leagues } = await imports('import-country-suffix.json')
    expect(leagues[0]?.newClubs).toEqual([])
    expect(await matches()).toEqual(['2026-12-09T20:00 Real Madrid Liverpool'])
  })

  test('every reported file of fixtures was imported', () => {
    expect([...read].sort()).toEqual(
      readdirSync(CASES)
        .filter((name) => name.startsWith('import-'))
        .sort(),
    )
  })
})
