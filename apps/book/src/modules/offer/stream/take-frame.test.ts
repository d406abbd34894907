import { EVENT_STATUS, PRICE_MAX_AGE_MS } from '@touchline/betting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectSame } from '../../../testing/expect-same.ts'
import { type FollowedOffer, followOffer } from '../../../testing/follow-offer.ts'
import type { EventIndex } from '../../catalogue/index.ts'
import type { PriceBoard } from '../../pricing/index.ts'
import { openTestWorld, type TestWorld } from '../../sources/simulator/testing/test-world.ts'

let world: TestWorld
let copy: FollowedOffer
beforeAll(async () => {
  // Every price of every event is compared after each part: two fifths of the programme have all sports, and more than
  // a hundred events.
  world = await openTestWorld({ speed: 18, share: 0.4 })
  world.prices()
  copy = await followOffer(world.offer, world.catalogue, world.clock)
})
afterAll(() => world.close())

/**
 * Everything that readers see: events as they are shown, prices with probabilities and the time they were confirmed.
 */
function shown({ events, board }: { readonly events: EventIndex; readonly board: PriceBoard }) {
  const entries = [...events.all()].sort((a, b) => a.id - b.id)
  return entries.map((entry) => {
    const match = board.event(entry.id)
    const markets = [...(match?.markets ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))
    return { entry, match: match && { ...match, markets } }
  })
}

test('LIVE-01: a process without the feed has the same events, scores, prices and probabilities as the one that owns it', () => {
  expect(shown(copy.offer).length).toBeGreaterThan(100)
  expectSame(shown(copy.offer), shown(world.offer))
})

test('LIVE-01: it receives every change: kick-offs, goals, suspensions, results, and events that leave', async () => {
  // Long enough for a match under way to end: 75 minutes of play.
  for (let part = 0; part < 5; part++) {
    await world.passes(50_000, 10_000)
    world.prices()
    await copy.follows()
    expectSame(shown(copy.offer), shown(world.offer))
  }
  const over = [...copy.offer.events.all()].filter(({ status }) => status > EVENT_STATUS.stopped)
  expect(over.length).toBeGreaterThan(0)
})

test('LIVE-01: an unchanged market keeps its object, so that values derived from it can be cached', async () => {
  const [match] = world.matches('prematch')
  if (match === undefined) throw new Error('Nothing is to come.')
  const before = copy.offer.board.event(match.id)
  const [first, ...rest] = [...(world.offer.board.event(match.id)?.markets.values() ?? [])]
  if (first === undefined) throw new Error('It has no markets.')
  const at = world.clock.now()
  const outcomes = first.outcomes.map((outcome) => ({ ...outcome, odds: outcome.odds + 100 }))
  world.offer.putPrices(match.id, {
    at,
    status: match.status,
    betStop: null,
    markets: [{ ...first, outcomes }, ...rest],
  })
  await copy.follows()
  const after = copy.offer.board.event(match.id)
  const changed = [...(after?.markets ?? [])].filter(([key, market]) => before?.markets.get(key) !== market)
  expect(changed.map(([, { id, specifier }]) => [id, specifier])).toEqual([[first.id, first.specifier]])
})

test('LIVE-01: a market that was removed reads as closed; prices that are no longer confirmed go stale', async () => {
  const [match] = world.matches('prematch')
  const [gone, ...rest] = [...(world.offer.board.event(match?.id ?? 0)?.markets.values() ?? [])]
  const kept = rest[0]
  if (match === undefined || gone === undefined || kept === undefined) throw new Error('Nothing is to come.')
  const at = world.clock.now()
  world.offer.putPrices(match.id, { at, status: match.status, betStop: null, markets: rest })
  await copy.follows()
  const quote = ({ id, specifier, outcomes }: typeof kept, now: number) =>
    copy.offer.board.quote(match.id, id, specifier, outcomes[0]?.id ?? '', now).state
  expect(quote(gone, at)).toBe('closed')
  expect(quote(kept, at)).toBe('open')
  world.offer.confirm(match.id, at + 8_000)
  await copy.follows()
  expect(quote(kept, at + PRICE_MAX_AGE_MS + 1)).toBe('open')
  expect(quote(kept, at + 8_000 + PRICE_MAX_AGE_MS + 1)).toBe('stale')
})

test('LIVE-01: a snapshot ends what the copy had and the owner has not', async () => {
  const stranger = [...copy.offer.events.all()][0]
  if (stranger === undefined) throw new Error('There is nothing.')
  world.offer.remove(stranger.id)
  const again = await followOffer(world.offer, world.catalogue, world.clock)
  expect(again.offer.events.get(stranger.id)).toBeUndefined()
  expectSame(shown(again.offer), shown(world.offer))
})
