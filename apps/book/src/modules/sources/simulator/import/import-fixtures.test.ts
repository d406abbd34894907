import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { createVirtualClock } from '../../../../testing/virtual-clock.ts'
import { openTestWorld } from '../testing/test-world.ts'
import { type ImportReport, importFixtures } from './import-fixtures.ts'
import type { ImportPlace } from './import-league.ts'

const SHARED = fileURLToPath(new URL('../../../../../../../../shared/data/openfootball/', import.meta.url))
const NOW = Date.parse('2026-11-20T18:20:00Z')

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterEach(() => db.exec('TRUNCATE world_state, sports RESTART IDENTITY CASCADE'))
afterAll(() => db.close())

/** Moves as a book without bets does. */
async function move(eventId: number, to: number): Promise<'kept'> {
  await db.query('UPDATE matches SET starts_at = $2 WHERE id = $1', [eventId, new Date(to)])
  return 'kept'
}

/** Calls off as a book without bets does. */
async function callOff(eventId: number): Promise<boolean> {
  await db.query('UPDATE matches SET status = 5 WHERE id = $1', [eventId])
  return true
}

function tries(content: unknown, place: ImportPlace = {}): Promise<ImportReport | string> {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return importFixtures(text, { db, at: NOW, simSeed: 'touchline', simSpeed: 6, place, move, callOff })
}

async function imported(content: unknown, place: ImportPlace = {}): Promise<ImportReport> {
  const report = await tries(content, place)
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

const kickOffs = async () =>
  (
    await db.query<{ at: Date }>('SELECT starts_at AS at FROM matches WHERE origin = $1 ORDER BY starts_at', ['import'])
  ).map(({ at }) => at.toISOString().slice(0, 16))

test('a kick-off is on the clocks of its league, summer time included', async () => {
  const match = (date: string, team1: string, team2: string) => ({ date, time: '15:00', team1, team2 })
  await imported({
    name: 'Premier League 2026/27',
    matches: [match('2027-04-10', 'Arsenal FC', 'Chelsea FC'), match('2027-01-02', 'Liverpool FC', 'Arsenal FC')],
  })
  expect(await kickOffs()).toEqual(['2027-01-02T15:00', '2027-04-10T14:00'])
})

test('an unknown league is accepted only with a country', async () => {
  const file = {
    name: 'Chinese Super League 2027',
    matches: [{ date: '2027-05-01', time: '19:35', team1: 'Shanghai Port', team2: 'Beijing Guoan' }],
  }
  expect(await tries(file)).toMatch(/'Chinese Super League 2027' is not known here.*--country England --zone Europe/)
  expect(await tries(file, { country: 'China' })).toMatch(/in which zone of China/)
  expect(await tries(file, { country: 'Atlantis', zone: 'Asia/Shanghai' })).toMatch(/there is no country 'Atlantis'/)
  expect(await kickOffs()).toEqual([])
  expect(await db.query("SELECT 1 FROM competitors WHERE name = 'Shanghai Port'")).toEqual([])
  const { leagues } = await imported(file, { country: 'China', zone: 'Asia/Shanghai' })
  expect(leagues[0]).toMatchObject({ league: 'Chinese Super League (China)', upcoming: 1 })
  expect(await kickOffs()).toEqual(['2027-05-01T11:35'])
  const [category] = await db.query("SELECT names->>'sv' AS sv, country_code FROM categories WHERE key = 'china'")
  expect(category).toEqual({ sv: 'Kina', country_code: 'CN' })
})

const FIRST = {
  round: 'Matchday 1',
  date: '2026-12-12',
  time: '15:00',
  team1: 'Northfield Rovers',
  team2: 'Southmoor Town',
}
const SECOND = {
  ...FIRST,
  round: 'Matchday 2',
  date: '2026-12-19',
  team1: 'Eastcombe United',
  team2: 'Northfield Rovers',
}
const testshire = (...matches: object[]) =>
  imported({ name: 'Testshire League 2026/27', matches }, { country: 'England' })

test('a fixture that a file moves stays one match, at its new kick-off', async () => {
  await testshire(FIRST, SECOND)
  const moved = await testshire({ ...FIRST, date: '2026-12-13', time: '12:30' }, { ...SECOND, time: '18:45' })
  expect(moved.leagues[0]).toMatchObject({ upcoming: 0, known: 0 })
  expect(moved.leagues[0]?.moved.toSorted()).toEqual([
    'Eastcombe United – Northfield Rovers to 2026-12-19T18:45Z: its bets stay valid',
    'Northfield Rovers – Southmoor Town to 2026-12-13T12:30Z: its bets stay valid',
  ])
  expect(await kickOffs()).toEqual(['2026-12-13T12:30', '2026-12-19T18:45'])
  const { round: _round, ...withoutRound } = FIRST
  expect((await testshire({ ...withoutRound, date: '2026-12-20', time: '12:00' })).leagues[0]?.moved).toHaveLength(1)
  expect((await testshire({ ...FIRST, date: '2027-03-20' })).leagues[0]?.moved).toHaveLength(1)
  expect(await kickOffs()).toEqual(['2026-12-19T18:45', '2027-03-20T15:00'])
})

test('a round and a season are the same however a file writes them', async () => {
  await testshire(FIRST)
  for (const [day, round] of ['Round 1', '1', 1, 'Matchday 01', '1. Spieltag'].entries()) {
    const moved = await imported(
      {
        name: ['Testshire League 2026-27', '2026/27 Testshire League', 'Testshire League (2026–2027)'][day % 3],
        matches: [{ ...FIRST, round, date: `2027-0${(day % 3) + 1}-1${day}` }],
      },
      { country: 'England' },
    )
    expect(moved.leagues[0], String(round)).toMatchObject({ league: 'Testshire League (England)', upcoming: 0 })
    expect(moved.leagues[0]?.moved, String(round)).toHaveLength(1)
  }
  expect(await kickOffs()).toHaveLength(1)
})

test('another round or season is another match, and a file of before moves nothing that an operator has moved', async () => {
  await testshire(FIRST)
  await db.query(`UPDATE matches SET starts_at = '2026-12-14T10:00Z' WHERE origin = 'import'`)
  expect((await testshire(FIRST)).leagues[0]).toMatchObject({ known: 1, moved: [] })
  expect(await kickOffs()).toEqual(['2026-12-14T10:00'])
  const others = await testshire(
    { ...FIRST, round: 'Matchday 20', date: '2027-01-20' },
    { ...FIRST, date: '2027-12-11' },
  )
  expect(others.leagues[0]).toMatchObject({ upcoming: 2, moved: [] })
})

test('where home and away of a fixture change places, the match is called off and the new one takes its place, as often as they do', async () => {
  await testshire(FIRST, SECOND)
  const over = { ...FIRST, team1: FIRST.team2, team2: FIRST.team1 }
  const onProgramme = async () => {
    const rows = await db.query<{ id: number; home: string }>(
      `SELECT m.id, c.name AS home FROM matches m JOIN competitors c ON c.id = m.home_id WHERE m.status = 0 ORDER BY m.starts_at`,
    )
    return rows.map(({ home }) => home)
  }
  expect((await testshire(over, SECOND)).leagues[0]).toMatchObject({
    upcoming: 1,
    known: 1,
    moved: [],
    swapped: ['Southmoor Town – Northfield Rovers: bets placed before are void'],
  })
  expect(await onProgramme()).toEqual(['Southmoor Town', 'Eastcombe United'])
  expect((await testshire(over, SECOND)).leagues[0]).toMatchObject({ upcoming: 0, known: 2, swapped: [] })
  expect((await testshire(FIRST, SECOND)).leagues[0]?.swapped).toHaveLength(1)
  expect(await onProgramme()).toEqual(['Northfield Rovers', 'Eastcombe United'])
  // Another day of the same round is the swap, too; a week later, or beside the first, it is the other meeting.
  expect((await testshire({ ...over, date: '2026-12-14' })).leagues[0]?.swapped).toHaveLength(1)
  const later = { ...FIRST, date: '2026-12-21' }
  expect((await testshire(later)).leagues[0]).toMatchObject({ upcoming: 1, swapped: [] })
  expect((await testshire(later, { ...over, date: '2026-12-22' })).leagues[0]?.swapped).toEqual([])
})

test('a country behind the name of a club makes no other club', async () => {
  const cup = {
    name: 'Champions Cup 2026/27',
    matches: [
      { date: '2026-12-09', time: '21:00 UTC+1', team1: 'Real Madrid (ESP)', team2: 'Liverpool FC (ENG)' },
      { date: '2026-12-16', time: '21:00 UTC+1', team1: 'Crvena Zvezda (SRB)', team2: 'Liverpool FC (ENG)' },
    ],
  }
  expect((await imported(cup)).leagues[0]).toMatchObject({
    league: 'Champions Cup (International)',
    newClubs: ['Crvena Zvezda'],
  })
  const clubs = await db.query('SELECT name FROM competitors WHERE sport_id = 1 AND name ~ $1', ['Liverpool FC|Zvezda'])
  expect(clubs).toEqual([{ name: 'Crvena Zvezda' }])
  expect((await imported(cup)).leagues[0]).toMatchObject({ newClubs: [], known: 2 })
  const single = { ...cup, matches: cup.matches.slice(0, 1) }
  expect((await imported(single)).leagues[0]).toMatchObject({ league: 'Champions Cup (International)', known: 1 })
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

test('CAT-03: imported matches are played and priced like all others, and no team plays twice', async () => {
  await imported([row('2026-11-20', 'Sevilla FC', 'Getafe CF'), row('2026-11-22', 'Valencia CF', 'Elche CF')])
  const clock = createVirtualClock(NOW)
  const world = await openTestWorld({ db, clock })
  world.prices()
  const find = (home: string) =>
    world.matches('prematch').find((entry) => entry.home.name === home && entry.tournament.key === 'laliga')
  const sevilla = find('Sevilla')
  expect(world.board.event(sevilla?.id ?? 0)?.markets.size).toBeGreaterThan(30)
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

test.skipIf(!existsSync(SHARED))('every openfootball file is imported, and only unknown clubs are new', async () => {
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
})
