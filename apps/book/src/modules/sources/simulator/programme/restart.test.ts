import { EVENT_STATUS } from '@touchline/contract'
import { expect, test } from 'vitest'
import { expectSame } from '../../../../testing/expect-same.ts'
import type { MatchEntry } from '../../../catalogue/index.ts'
import { betOn } from '../testing/bet-on.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

// A world takes seconds to make, longer on a busy machine.
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Enough matches of every sport where what counts is each of them, not how many there are: every one is priced. */
const SHARE = 0.4

/** What a player sees of the matches under way. */
function seen(world: TestWorld) {
  return world
    .matches('live')
    .map(({ id, home, away, score }) => ({ id, home: home.name, away: away.name, score }))
    .sort((a, b) => a.id - b.id)
}

function clockOf(entry: MatchEntry | undefined): number | null {
  return entry?.score?.clock?.match_time ?? null
}

function footballWithClock(world: TestWorld): MatchEntry | undefined {
  return world
    .matches('live')
    .filter((entry) => entry.tournament.category.sport.key === 'football' && entry.score?.clock?.stopped === false)
    .sort((a, b) => b.startsAt - a.startsAt)[0]
}

test('a restart goes on with the same matches, scores, clocks and prices', async () => {
  const world = await openTestWorld({ share: SHARE })
  await world.passes(3 * MINUTE_MS, MINUTE_MS)
  world.prices()
  const before = seen(world)
  const coming = world.matches('prematch').map((entry) => entry.id)
  const next = await world.restarts()
  next.prices()
  expect(seen(next)).toEqual(before)
  expect(
    next
      .matches('prematch')
      .map((entry) => entry.id)
      .sort(),
  ).toEqual(coming.sort())
  for (const { id } of before) expectSame(pricesOf(next, id), pricesOf(world, id), `match ${id}`)
  await next.close()
})

function pricesOf(world: TestWorld, id: number) {
  const open = [...(world.board.event(id)?.markets.values() ?? [])].filter((market) => market.status !== -3)
  return open.map((market) => ({ id: market.id, specifier: market.specifier, outcomes: market.outcomes }))
}

test('LIVE-01: a new owner never shows a match that is under way as one to come, stored or not, and its versions go on', async () => {
  const world = await openTestWorld({ share: SHARE })
  const [soonest] = world.matches('prematch').toSorted((a, b) => a.startsAt - b.startsAt)
  if (soonest === undefined) throw new Error('Nothing is about to start.')
  // Its kick-off is shown, and not stored any more.
  world.clock.advance(soonest.startsAt - world.clock.now())
  world.prices()
  const before = new Map(world.matches('live').map(({ id, version }) => [id, version]))
  expect(before.has(soonest.id)).toBe(true)
  const wrong: number[] = []
  world.offer.replica.events.onChange(({ id, before: was, after: is }) => {
    if (was !== undefined && is !== undefined && (is.status < was.status || is.version < was.version)) wrong.push(id)
  })
  const next = await world.takenOver()
  expect(wrong).toEqual([])
  const live = next.matches('live')
  for (const [id, version] of before) expect(live.find((entry) => entry.id === id)?.version).toBeGreaterThan(version)
  await next.close()
})

test('CAT-07: what ended while the process was down has its result, and the live programme is full again', async () => {
  const world = await openTestWorld()
  const live = world.matches('live').map((entry) => entry.id)
  const next = await world.restarts({ afterMs: 9 * HOUR_MS })
  const rows = await next.db.query<{ id: number; status: number; score: { stage: number } | null }>(
    'SELECT id, status, score FROM matches WHERE id = ANY ($1::int[])',
    [live],
  )
  expect(rows).toHaveLength(live.length)
  for (const row of rows) {
    expect(row.status).toBe(EVENT_STATUS.finished)
    expect(row.score).not.toBeNull()
  }
  expect(next.matches('live').length).toBeGreaterThanOrEqual(40)
  const late = await next.db.query('SELECT 1 FROM matches WHERE status = 0 AND starts_at < $1 AND type = $2', [
    new Date(next.clock.now()),
    'match',
  ])
  expect(late).toEqual([])
  await next.close()
})

test('CAT-06: another speed lets running clocks go on from what they show', async () => {
  const world = await openTestWorld({ speed: 6 })
  const match = footballWithClock(world)
  if (match === undefined) throw new Error('No football match is running.')
  const shown = clockOf(match) ?? 0
  const next = await world.restarts({ speed: 60 })
  const same = () => next.matches('live').find((entry) => entry.id === match.id)
  expect(clockOf(same())).toBeCloseTo(shown, 0)
  expect(same()?.speed).toBe(60)
  await next.passes(1_000)
  next.prices()
  expect(clockOf(same())).toBeGreaterThan(shown + 50)
  expect(clockOf(same())).toBeLessThan(shown + 70)
  expect(next.matches('live').length).toBeGreaterThanOrEqual(40)
  await next.close()
})

test('slowed down, no team plays twice at a time and no bet loses its match', async () => {
  const world = await openTestWorld({ speed: 60 })
  await world.passes(MINUTE_MS)
  const coming = world.matches('prematch').filter((entry) => entry.startsAt < world.clock.now() + 3 * MINUTE_MS)
  const [promised] = coming
  if (promised === undefined) throw new Error('Nothing is about to start.')
  await betOn(world, { eventId: promised.id, marketId: 1, specifier: '', outcomeId: '1' })
  const next = await world.restarts({ speed: 2 })
  const kept = next.matches('prematch').find((entry) => entry.id === promised.id)
  expect(kept?.startsAt).toBeGreaterThanOrEqual(promised.startsAt)
  expect(next.matches('live').length).toBeGreaterThanOrEqual(40)
  expect(next.matches('live').length).toBeLessThan(80)
  await next.passes(20 * MINUTE_MS, MINUTE_MS)
  expect(next.matches('live').length).toBeGreaterThanOrEqual(40)
  await next.close()
})
