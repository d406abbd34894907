import { EVENT_STATUS, MATCH_SPORT_KEYS } from '@touchline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlState } from '../../../../db/index.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe('a new world', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())

  test('CAT-03: has more than 40 matches under way from its first moment, of all sports', () => {
    const live = world.matches('live')
    expect(live.length).toBeGreaterThanOrEqual(40)
    expect(new Set(live.map((entry) => entry.tournament.category.sport.key)).size).toBe(MATCH_SPORT_KEYS.length)
    expect(live.every((entry) => entry.score !== null && entry.startsAt <= world.clock.now())).toBe(true)
  })

  test('CAT-01: has more than 350 matches within the next seven days', () => {
    const now = world.clock.now()
    const week = world.matches('prematch').filter((entry) => entry.startsAt > now && entry.startsAt <= now + 7 * DAY_MS)
    expect(week.length).toBeGreaterThanOrEqual(350)
  })

  test('CAT-08: has championships of every sport, each with its competitors', () => {
    const outrights = [...world.catalogue.events.all()].filter((entry) => entry.type === 'outright')
    expect(new Set(outrights.map((entry) => entry.tournament.category.sport.key)).size).toBe(MATCH_SPORT_KEYS.length)
    for (const outright of outrights) {
      expect(world.board.event(outright.id)?.markets.size, outright.names.en).toBe(1)
      expect(outright.competitors.length, outright.names.en).toBeGreaterThanOrEqual(8)
    }
  })

  test('CAT-07: has the results of the last three days, with the score of every period', async () => {
    const rows = await world.db.query<{ day: number; matches: number; scored: number }>(
      `SELECT floor(extract(epoch FROM $1::timestamptz - starts_at) / 86400)::int AS day, count(*)::int AS matches,
              (count(*) FILTER (WHERE jsonb_array_length(score -> 'periods') > 0))::int AS scored
       FROM matches WHERE status = 4 AND type = 'match' GROUP BY 1 ORDER BY 1`,
      [new Date(world.clock.now())],
    )
    expect(rows.map((row) => row.day).slice(0, 3)).toEqual([0, 1, 2])
    for (const row of rows.slice(0, 3)) expect(row.matches).toBeGreaterThan(15)
    for (const row of rows) expect(row.scored).toBe(row.matches)
  })

  test('offers more than 2,000 open markets, and all of them are fresh', () => {
    world.prices()
    const now = world.clock.now()
    let open = 0
    for (const entry of world.catalogue.events.all()) {
      const book = world.board.event(entry.id)
      if (book === undefined) continue
      open += [...book.markets.values()].filter((market) => market.status === 1).length
      if (entry.status !== EVENT_STATUS.finished) expect(now - book.fresh_at).toBeLessThan(10_000)
    }
    expect(open).toBeGreaterThanOrEqual(2_000)
    expect(world.matches('prematch').every((entry) => world.board.event(entry.id) !== undefined)).toBe(true)
  })

  test('the database refuses a second match of a team at the same time', async () => {
    const [row] = await world.db.query<{ match_id: number; competitor_id: number }>(
      'SELECT match_id, competitor_id FROM appearances LIMIT 1',
    )
    const second = world.db.tx(async (tx) => {
      const [copy] = await tx.query<{ id: number }>(
        `INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, starts_at, anchor_at, speed)
         SELECT type, tournament_id, home_id, away_id, origin, 'second', starts_at, anchor_at, speed FROM matches WHERE id = $1
         RETURNING id`,
        [row?.match_id],
      )
      await tx.query(
        `INSERT INTO appearances (match_id, competitor_id, during)
         SELECT $1, competitor_id, during FROM appearances WHERE match_id = $2`,
        [copy?.id, row?.match_id],
      )
    })
    await expect(second.catch(sqlState)).resolves.toBe('23P01')
  })
})

test('CAT-03: as hours pass there are always more than 40 under way, and the week ahead stays filled', async () => {
  const world = await openTestWorld({ seed: 'long run' })
  for (let step = 0; step < 90; step++) {
    await world.passes(MINUTE_MS)
    expect(world.matches('live').length, new Date(world.clock.now()).toISOString()).toBeGreaterThanOrEqual(40)
    const now = world.clock.now()
    // Nothing is late: what should have started has, what should be over is.
    expect(world.matches('prematch').every((entry) => entry.startsAt > now)).toBe(true)
  }
  const last = Math.max(...world.matches('prematch').map((entry) => entry.startsAt))
  expect(last).toBeGreaterThan(world.clock.now() + 6.5 * DAY_MS)
  await world.close()
})

test('CAT-03: at speed 200 the programme keeps up too', async () => {
  const world = await openTestWorld({ speed: 200 })
  for (let step = 0; step < 60; step++) {
    await world.passes(2_000)
    expect(world.matches('live').length).toBeGreaterThanOrEqual(40)
  }
  await world.close()
})
