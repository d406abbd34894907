import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callHandler } from '../../../catalogue/testing/call-handler.ts'
import { importFixtures } from '../import/import-fixtures.ts'
import { pruneMatches } from '../programme/prune.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

const DAY_MS = 86_400_000
const HISTORY_DAYS = 20
const SPEED = 6

interface Row {
  readonly seed: string
  readonly home_id: number
  readonly away_id: number
  readonly starts_at: Date
  readonly score: Readonly<Record<string, unknown>>
}

async function playAll(world: TestWorld): Promise<readonly number[]> {
  const ages: number[] = []
  for (let age = await world.playPast(); age !== null; age = await world.playPast()) ages.push(age)
  return ages
}

const resultsOf = (world: TestWorld): Promise<readonly Row[]> =>
  world.db.query(
    `SELECT seed, home_id, away_id, starts_at, score FROM matches
     WHERE type = 'match' AND status = 4 AND origin = 'programme' ORDER BY seed`,
  )

describe('CAT-07: a world with past seasons', () => {
  let world: TestWorld
  let ages: readonly number[]
  beforeAll(async () => {
    world = await openTestWorld({ historyDays: HISTORY_DAYS })
    ages = await playAll(world)
  })
  afterAll(() => world.close())

  test('plays every day that is missing, the latest first, and each once', () => {
    expect(ages).toEqual(Array.from({ length: HISTORY_DAYS - 3 }, (_, i) => i + 4))
  })

  test('has results of every one of the days, each with its score', async () => {
    const rows = await resultsOf(world)
    const today = Math.floor(world.clock.now() / DAY_MS)
    const days = new Set(rows.map(({ starts_at }) => today - Math.floor(starts_at.getTime() / DAY_MS)))
    for (let age = 1; age <= HISTORY_DAYS; age++) expect(days, `${age} days ago`).toContain(age)
    for (const { score, seed } of rows) expect(score, seed).toMatchObject({ home: expect.any(Number) })
  })

  test('is the same from the same seed', async () => {
    const other = await openTestWorld({ historyDays: HISTORY_DAYS })
    await playAll(other)
    expect(await resultsOf(other)).toEqual(await resultsOf(world))
    await other.close()
  })

  test('gives each football club its days off, in the past too', async () => {
    const rows = await world.db.query<{ club: number; starts_at: Date }>(
      `SELECT team AS club, starts_at FROM matches m, unnest(ARRAY[home_id, away_id]) AS team
       JOIN competitors c ON c.id = team JOIN sports s ON s.id = c.sport_id
       WHERE s.key = 'football' AND m.origin = 'programme' AND m.status = 4 ORDER BY club, starts_at`,
    )
    for (const [i, { club, starts_at }] of rows.entries()) {
      const before = rows[i - 1]
      if (before?.club !== club) continue
      expect(starts_at.getTime() - before.starts_at.getTime()).toBeGreaterThan((2 * DAY_MS) / SPEED)
    }
  })

  test('MATCH-05: has the table of the season', async () => {
    const match = world.matches('prematch').find(({ tournament }) => tournament.key === 'premier-league')
    if (match === undefined) throw new Error('No match of the league is to come.')
    const { data: table } = await callHandler(world.catalogue, 'getTournamentTable', { id: match.tournament.id })
    expect(table.rows).toHaveLength(20)
    for (const { played } of table.rows) expect(played).toBeGreaterThanOrEqual(1)
  })

  test('counts no more attacks that are dangerous than attacks', async () => {
    const rows = (await resultsOf(world)).filter(({ score }) => JSON.stringify(score).includes('dangerous_attacks'))
    expect(rows.length).toBeGreaterThan(100)
    for (const { score, seed } of rows) {
      const { counters } = score as { counters: Record<string, Record<'home' | 'away', number> | undefined> }
      const { attacks, dangerous_attacks: dangerous } = counters
      for (const side of ['home', 'away'] as const) {
        if (attacks !== undefined) expect(dangerous?.[side], seed).toBeLessThanOrEqual(attacks[side])
      }
    }
  })

  test('after a restart plays only the missing day', async () => {
    await world.db.query(`DELETE FROM matches WHERE origin = 'programme' AND starts_at >= $1 AND starts_at < $2`, [
      new Date(dayBefore(world, 9)),
      new Date(dayBefore(world, 8)),
    ])
    const next = await world.restarts()
    expect(await playAll(next)).toEqual([9])
  })

  test('no side of a table loses a match, however old the results and short the past that is kept', async () => {
    const league = world.matches('prematch').find(({ tournament }) => tournament.key === 'premier-league')?.tournament
    if (league === undefined) throw new Error('No match of the league is to come.')
    const played = async () => {
      const { data: table } = await callHandler(world.catalogue, 'getTournamentTable', { id: league.id })
      return Object.fromEntries(table.rows.map(({ competitor, played }) => [competitor.id, played]))
    }
    const before = await played()
    await addResult(world, league.id, 'filler', world.clock.now() - DAY_MS)
    expect(await played()).toEqual(before)
    for (const days of [0, 5, 60, 180]) {
      await pruneMatches(world.db, world.clock.now() + days * DAY_MS, SPEED, 10)
      expect(await played(), `${days} days later`).toEqual(before)
    }
  })

  test('keeps its results until the season is over', async () => {
    const before = await resultsOf(world)
    await pruneMatches(world.db, world.clock.now(), SPEED, HISTORY_DAYS)
    expect(await resultsOf(world)).toEqual(before)
    await pruneMatches(world.db, world.clock.now() + 800 * DAY_MS, SPEED, 900)
    expect(await resultsOf(world)).toEqual(before)
    await pruneMatches(world.db, world.clock.now() + 800 * DAY_MS, SPEED, 10)
    expect(await resultsOf(world)).toEqual([])
  })
})

/** Stores a result between the first two sides of a league, which no fixture list has. */
function addResult(world: TestWorld, league: number, origin: 'filler' | 'import', at: number): Promise<unknown> {
  return world.db.query(
    `INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, status, starts_at, anchor_at, speed, score)
     SELECT 'match', $1, $1 * 100 + 1, $1 * 100 + 2, $2, 'extra', 4, $3, $3, 6, '{"home": 1, "away": 0}'`,
    [league, origin, new Date(at)],
  )
}

function dayBefore(world: TestWorld, days: number): number {
  return Math.floor(world.clock.now() / DAY_MS) * DAY_MS - days * DAY_MS
}

test('CAT-07: no results are made up for a league whose results were imported', async () => {
  const world = await openTestWorld({ historyDays: 12 })
  const [league] = await world.db.query<{ id: number }>(`SELECT id FROM tournaments WHERE key = 'laliga'`)
  const inLeague = (where: string) =>
    world.db.query(`SELECT 1 FROM matches WHERE tournament_id = $1 AND starts_at < $2 AND ${where}`, [
      league?.id,
      new Date(dayBefore(world, 3)),
    ])
  await addResult(world, league?.id ?? 0, 'import', dayBefore(world, 30))
  await playAll(world)
  expect(await inLeague(`origin = 'import'`)).toHaveLength(1)
  expect(await inLeague(`origin = 'programme'`)).toEqual([])
  await world.close()
})

test('CAT-07: imported results take the place of those that were made up', async () => {
  const world = await openTestWorld({ historyDays: 12 })
  await playAll(world)
  const madeUp = () =>
    world.db.query(
      `SELECT 1 FROM matches m JOIN tournaments t ON t.id = m.tournament_id
       WHERE t.key = 'laliga' AND m.origin = 'programme' AND m.status = 4`,
    )
  expect((await madeUp()).length).toBeGreaterThan(0)
  const report = await importFixtures(
    JSON.stringify([
      { name: 'La Liga', date: '2026-11-01', time: '21:00', home: 'Sevilla FC', away: 'Getafe CF', ft: [2, 1] },
    ]),
    {
      db: world.db,
      at: world.clock.now(),
      simSeed: 'touchline',
      simSpeed: SPEED,
      move: async () => 'kept',
      callOff: async () => true,
    },
  )
  expect(report).toMatchObject({ leagues: [{ results: 1 }] })
  expect(await madeUp()).toEqual([])
  await world.close()
})
