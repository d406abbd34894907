import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { createVirtualClock } from '../../../../testing/virtual-clock.ts'
import { openTestWorld } from '../testing/test-world.ts'
import { type ImportReport, importFixtures } from './import-fixtures.ts'

const SHARED = fileURLToPath(new URL('../../../../../../../../shared/data/openfootball/', import.meta.url))
const NOW = Date.parse('2026-11-20T18:20:00Z')

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterEach(() => db.exec('TRUNCATE world_state, sports RESTART IDENTITY CASCADE'))
afterAll(() => db.close())

async function imported(content: unknown): Promise<ImportReport> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const report = await importFixtures(text, { db, at: NOW, simSeed: 'touchline', simSpeed: 6 })
  if (typeof report === 'string') throw new Error(report)
  return report
}

function row(date: string, home: string, away: string, ft: string | null = null) {
  return { league: 'es1', country: 'Spain', name: 'La Liga', date, time: '21:00', home, away, ft, ht: null }
}

test('results become results, coming matches come onto the programme at local time, and clubs are not doubled', async () => {
  const [before] = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM competitors')
  expect(before?.count).toBe(0)
  const report = await imported([
    row('2026-11-01', 'FC Barcelona', 'Real Madrid CF', '2-1'),
    row('2026-12-05', 'Club Atlético de Madrid', 'Sevilla FC'),
    row('2026-12-05', 'Athletic Club', 'UD Nowhere'),
  ])
  expect(report.leagues[0]).toMatchObject({
    league: 'LaLiga (Spain)',
    results: 1,
    upcoming: 2,
    newClubs: ['UD Nowhere'],
  })
  const rows = await db.query<Record<string, unknown>>(
    `SELECT h.name AS home, a.name AS away, m.status, m.starts_at, m.score, t.key
     FROM matches m JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
     JOIN tournaments t ON t.id = m.tournament_id ORDER BY m.starts_at, m.id`,
  )
  expect(rows.map(({ home, away, status, key }) => [home, away, status, key])).toEqual([
    ['Barcelona', 'Real Madrid', 4, 'laliga'],
    ['Atlético Madrid', 'Sevilla', 0, 'laliga'],
    ['Athletic Bilbao', 'UD Nowhere', 0, 'laliga'],
  ])
  expect(rows[0]?.score).toMatchObject({ home: 2, away: 1 })
  expect(rows[1]?.starts_at).toEqual(new Date('2026-12-05T20:00:00Z'))
})

test('importing a file again changes nothing', async () => {
  const file = [
    row('2026-11-01', 'FC Barcelona', 'Real Madrid CF', '2-1'),
    row('2026-12-05', 'Sevilla FC', 'Getafe CF'),
  ]
  await imported(file)
  const snapshot = () => db.query('SELECT * FROM matches ORDER BY id')
  const before = await snapshot()
  const again = await imported(file)
  expect(again.leagues[0]).toMatchObject({ results: 0, upcoming: 0, known: 2, newClubs: [] })
  expect(await snapshot()).toEqual(before)
})

test('a match of a team that plays another one then is refused by name', async () => {
  const report = await imported([
    row('2026-12-05', 'Sevilla FC', 'Getafe CF'),
    row('2026-12-05', 'Valencia CF', 'Sevilla FC'),
    row('2026-12-06', 'Valencia CF', 'Sevilla FC'),
  ])
  expect(report.leagues[0]?.upcoming).toBe(2)
  expect(report.problems).toEqual([
    { row: 2, what: 'Valencia CF – Sevilla FC', why: 'one of the teams plays another match then' },
  ])
})

test('a row of the past without a result, or of the future with one, is skipped', async () => {
  const report = await imported([
    row('2026-12-05', 'Sevilla FC', 'Getafe CF'),
    row('2026-11-02', 'Valencia CF', 'Elche CF'),
    row('2027-01-09', 'Valencia CF', 'Elche CF', '1-0'),
  ])
  expect(report.problems.map(({ row: number, why }) => [number, why])).toEqual([
    [2, 'it was to be played in the past and has no result'],
    [3, 'it has a result before its kick-off'],
  ])
})

test('CAT-03: imported matches are played and priced like all others, and nobody plays twice', async () => {
  await imported([row('2026-11-20', 'Sevilla FC', 'Getafe CF'), row('2026-11-22', 'Valencia CF', 'Elche CF')])
  const clock = createVirtualClock(NOW)
  const world = await openTestWorld({ db, clock })
  world.prices()
  const find = (home: string) =>
    world.matches('prematch').find((entry) => entry.home.name === home && entry.tournament.key === 'laliga')
  const sevilla = find('Sevilla')
  expect(world.board.match(sevilla?.id ?? 0)?.markets.size).toBeGreaterThan(30)
  await world.passes(101 * 60_000, 10 * 60_000)
  expect(world.catalogue.events.get(sevilla?.id ?? 0)?.status).toBe(1)
})

test('matches that others store while the world runs are taken in', async () => {
  const clock = createVirtualClock(NOW)
  const world = await openTestWorld({ db, clock })
  await imported([row('2026-12-30', 'CD Newcomers', 'Elche CF'), row('2026-12-30', 'Getafe CF', 'Sevilla FC')])
  await world.passes(60_000)
  const names = world.matches('prematch').map((entry) => entry.home.name)
  expect(names).toContain('CD Newcomers')
})

test.skipIf(!existsSync(SHARED))(
  'every openfootball file is imported, and only clubs nobody knew are new',
  async () => {
    const newClubs: string[] = []
    const files = readdirSync(`${SHARED}results-json`).map((name) => `results-json/${name}`)
    for (const file of [...files, 'fixtures-2026-27/fixtures.normalised.json']) {
      const { leagues } = await imported(readFileSync(SHARED + file, 'utf8'))
      for (const league of leagues) {
        expect(league.league, file).not.toContain('International')
        expect(league.results + league.upcoming, file).toBeGreaterThan(50)
        newClubs.push(...league.newClubs)
      }
    }
    expect(newClubs.length).toBeLessThan(15)
    const worldCup = await imported(readFileSync(`${SHARED}worldcup2026/worldcup.json`, 'utf8'))
    expect(worldCup.leagues[0]).toMatchObject({ league: 'World Cup (International)', results: 104 })
    expect(worldCup.leagues[0]?.newClubs).toHaveLength(48)
    const doubled = await db.query(
      'SELECT name FROM competitors WHERE sport_id = 1 GROUP BY name, country HAVING count(*) > 1',
    )
    expect(doubled).toEqual([])
  },
)
