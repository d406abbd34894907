import { EVENT_STATUS } from '@touchline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchEntry } from '../../../catalogue/index.ts'
import { openTestWorld, type TestWorld } from '../testing/test-world.ts'

let world: TestWorld
let watched = new Set<string>()
beforeAll(async () => {
  world = await openTestWorld({ watched: (channel) => watched.has(channel) })
  world.prices()
})
afterAll(() => world.close())

function soonest(): MatchEntry {
  const [match] = [...world.matches('prematch')].sort((a, b) => a.startsAt - b.startsAt)
  if (match === undefined) throw new Error('Nothing is about to start.')
  return match
}

test('LIVE-03: a match that kicks off goes live at once, on its channel and in the lists', async () => {
  const match = soonest()
  watched = new Set([`match:en:${match.id}`, 'public:en'])
  await world.passes(match.startsAt - world.clock.now())
  expect(world.catalogue.events.get(match.id)?.status).toBe(EVENT_STATUS.live)
  const received = (channel: string) =>
    world.received(channel).filter((event) => event.type === 'match_status_changed' && event.data.match_id === match.id)
  expect(received(`match:en:${match.id}`)).toHaveLength(1)
  expect(received('public:en')).toHaveLength(1)
  const [row] = await world.db.query<{ status: number }>('SELECT status FROM matches WHERE id = $1', [match.id])
  expect(row?.status).toBe(EVENT_STATUS.live)
})

test('a bet stop suspends the board before new prices are made', async () => {
  const football = world.matches('live').filter((entry) => entry.tournament.category.sport.key === 'football')
  const stopped = () =>
    football.find((entry) => world.roster.running.get(entry.id)?.live.state().betStop?.groups.length === 0)
  let entry = stopped()
  for (let step = 0; step < 400 && entry === undefined; step++) {
    await world.passes(500)
    entry = stopped()
  }
  if (entry === undefined) throw new Error('No bet stop came.')
  const book = world.board.event(entry.id)
  expect([...(book?.markets.values() ?? [])].every((market) => market.status !== 1)).toBe(true)
  const market = [...(book?.markets.values() ?? [])][0]
  const quote = world.board.quote(
    entry.id,
    market?.id ?? 0,
    market?.specifier ?? '',
    market?.outcomes[0]?.id ?? '',
    world.clock.now(),
  )
  expect(quote.state).not.toBe('open')
})

test('prices of a running match are never older than a few seconds while there is time to make them', async () => {
  for (let step = 0; step < 10; step++) {
    world.clock.advance(1_000)
    world.prices()
    const now = world.clock.now()
    for (const { id } of world.matches('live')) expect(now - (world.board.event(id)?.fresh_at ?? 0)).toBeLessThan(7_000)
    for (const { id } of world.matches('prematch'))
      expect(now - (world.board.event(id)?.fresh_at ?? 0)).toBeLessThan(10_000)
  }
})

test('CAT-05: a match that ends is closed until its results are stored; nothing of it can be bet on, and it leaves memory', async () => {
  const match = [...world.matches('live')].sort((a, b) => a.startsAt - b.startsAt)[0]
  if (match === undefined) throw new Error('Nothing is running.')
  world.prices()
  const [market] = [...(world.board.event(match.id)?.markets.values() ?? [])]
  watched = new Set([`match:en:${match.id}`])
  const over = () => world.catalogue.events.get(match.id)?.status === EVENT_STATUS.finished
  for (let step = 0; step < 60 && !over(); step++) await world.passes(60_000)
  expect(over()).toBe(true)
  const received = world.received(`match:en:${match.id}`).filter((event) => event.type === 'match_status_changed')
  expect(received.slice(-2).map((event) => event.type === 'match_status_changed' && event.data.status)).toEqual([3, 4])
  const outcome = market?.outcomes[0]?.id ?? ''
  const quote = world.board.quote(match.id, market?.id ?? 0, market?.specifier ?? '', outcome, world.clock.now())
  expect(quote.state).toBe('closed')
  await world.passes(180_000, 60_000)
  expect(world.catalogue.events.get(match.id)).toBeUndefined()
  const [row] = await world.db.query<{ status: number }>('SELECT status FROM matches WHERE id = $1', [match.id])
  expect(row?.status).toBe(EVENT_STATUS.finished)
})
