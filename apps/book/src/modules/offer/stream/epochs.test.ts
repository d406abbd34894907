import type { MarketStatus } from '@touchline/betting'
import { beforeEach, expect, test } from 'vitest'
import { createRecordingPublisher } from '../../../testing/recording-publisher.ts'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import { testMatchEntry, testTournament } from '../../catalogue/testing/test-entries.ts'
import { createOffer, type Offer } from '../offer.ts'
import { createFrameTaker } from './take-frame.ts'
import type { Frame } from './wire.ts'

const clock = createVirtualClock(1_800_000_000_000)
const tournament = testTournament()

let owner: Offer
let copy: Offer
let take: (frame: Frame) => Promise<void>
beforeEach(() => {
  owner = openOffer()
  owner.lead()
  copy = openOffer()
  take = copyInto(copy)
})

function openOffer(): Offer {
  return createOffer({ clock, publisher: createRecordingPublisher() })
}

function copyInto(offer: Offer): (frame: Frame) => Promise<void> {
  offer.follow()
  const competitors = new Map([entryOf(1).home, entryOf(1).away].map((one) => [one.id, one]))
  return createFrameTaker({
    ...offer.replica,
    reference: () => ({ tournaments: new Map([[tournament.id, tournament]]), competitors }),
    reload: async () => {},
    unknown(id) {
      throw new Error(`Event ${id} is not known.`)
    },
  })
}

function entryOf(id: number) {
  return testMatchEntry({ id, version: clock.now(), tournament })
}

/** The event is on offer with these markets. */
function offers(offer: Offer, id: number, ...marketIds: readonly number[]): void {
  offer.event(entryOf(id))
  prices(offer, id, ...marketIds)
}

function prices(offer: Offer, id: number, ...marketIds: readonly number[]): void {
  const status: MarketStatus = 1
  const outcomes = ['1', '2'].map((outcome) => priced(outcome, 20_000))
  const markets = marketIds.map((market) => ({ id: market, specifier: '', status, most_balanced: false, outcomes }))
  offer.putPrices(id, { at: clock.now(), status: 0, betStop: null, markets })
}

/** One market with these outcomes. */
function pricesOutcomes(offer: Offer, id: number, outcomeIds: readonly string[], odds: number): void {
  const outcomes = outcomeIds.map((outcome) => priced(outcome, odds))
  const market = { id: 1, specifier: '', status: 1, most_balanced: false, outcomes } as const
  offer.putPrices(id, { at: clock.now(), status: 0, betStop: null, markets: [market] })
}

function priced(id: string, odds: number) {
  return { id, active: true, odds, probability: 0.5, refund: 0 }
}

function shown({ events, board }: Offer) {
  const ids = [...events.all()].map(({ id }) => id).sort((a, b) => a - b)
  return ids.map((id) => [id, [...(board.event(id)?.markets.values() ?? [])].map((market) => market.id)])
}

/** Frames as a follower gets them that connects now: `between` happens behind each part but the last. */
async function connects(to: Offer, receive = take, between: (part: number) => unknown = () => {}): Promise<void> {
  let part = 0
  for (const body of to.changes.snapshot(1)) {
    await receive(frame({ kind: 'snapshot', first: part === 0, ...body }))
    await between(part)
    part++
  }
  await receive(frame({ kind: 'snapshot', done: true }))
}

async function sendChanges(from: Offer, receive = take): Promise<void> {
  const body = from.changes.take()
  if (body !== null) await receive(frame({ kind: 'changes', ...body }))
}

function frame(rest: Omit<Frame, 'epoch' | 'seq'>): Frame {
  return JSON.parse(JSON.stringify({ epoch: 1, seq: 1, ...rest })) as Frame
}

test('LIVE-01: an event that comes while a snapshot is under way is not lost, whether its difference arrives before the end or behind', async () => {
  for (const id of [1, 2, 3]) offers(owner, id, 1)
  owner.changes.restart()
  await connects(owner, take, async (part) => {
    offers(owner, 10 + part, 1)
    if (part === 0) await sendChanges(owner)
  })
  await sendChanges(owner)
  expect(shown(copy)).toEqual(shown(owner))
  expect(shown(copy).map(([id]) => id)).toEqual([1, 2, 3, 10, 11, 12, 13])
})

test('LIVE-01: an event that leaves while a snapshot is under way is gone at its end', async () => {
  for (const id of [1, 2, 3]) offers(owner, id, 1)
  owner.changes.restart()
  await connects(owner, take, (part) => {
    if (part === 0) for (const id of [1, 3]) owner.remove(id)
  })
  await sendChanges(owner)
  expect(shown(copy)).toEqual([[2, [1]]])
})

test('LIVE-01: a market that comes before a snapshot and leaves before the next difference does not stay with the follower', async () => {
  offers(owner, 1, 1)
  owner.changes.restart()
  prices(owner, 1, 1)
  await sendChanges(owner)
  prices(owner, 1, 1, 18)
  await connects(owner)
  prices(owner, 1, 1)
  await sendChanges(owner)
  expect(shown(copy)).toEqual([[1, [1]]])
})

test('LIVE-01: a difference that overtakes its book in a snapshot is not applied to what another owner had sent', async () => {
  for (const id of [1, 2]) offers(owner, id, 1)
  owner.changes.restart()
  await connects(owner)
  const next = openOffer()
  next.lead()
  for (const id of [1, 2]) offers(next, id, 1)
  const three = (odds: number) => pricesOutcomes(next, 2, ['1', 'x', '2'], odds)
  three(20_000)
  next.changes.restart()
  three(21_000)
  // Another follower knows of the book: what comes now is a difference to it.
  next.changes.take()
  await connects(next, take, async (part) => {
    if (part > 0) return
    three(22_000)
    await sendChanges(next)
    expect(
      copy.board
        .event(2)
        ?.markets.get('1/')
        ?.outcomes.map(({ id }) => id),
    ).toEqual(['1', '2'])
  })
  const outcomes = copy.board
    .event(2)
    ?.markets.get('1/')
    ?.outcomes.map(({ id, odds }) => [id, odds])
  expect(outcomes).toEqual(['1', 'x', '2'].map((id) => [id, 22_000]))
  three(23_000)
  await sendChanges(next)
  expect(shown(copy)).toEqual(shown(next))
})

test('LIVE-01: what the former owner had and the next one has not leaves, also when the snapshot of the former one broke off', async () => {
  for (const id of [1, 2]) offers(owner, id, 1)
  for (const body of owner.changes.snapshot(1)) {
    await take(frame({ kind: 'snapshot', first: true, ...body }))
    break
  }
  const next = openOffer()
  next.lead()
  offers(next, 2, 1)
  next.changes.restart()
  await connects(next)
  expect(shown(copy)).toEqual(shown(next))
})

test('LIVE-01: an owner that followed in between forgets what it had sent before', async () => {
  offers(owner, 1, 1)
  owner.changes.restart()
  prices(owner, 1, 1)
  owner.changes.take()
  const other = openOffer()
  other.lead()
  offers(other, 1, 1, 18)
  await connects(other, copyInto(owner))
  owner.lead()
  owner.changes.restart()
  await connects(owner)
  expect(shown(copy)).toEqual([[1, [1, 18]]])
  prices(owner, 1, 1)
  await sendChanges(owner)
  expect(shown(copy)).toEqual([[1, [1]]])
})

test('LIVE-01: a standby that takes over keeps each event that its sources go on with, and drops the others', async () => {
  for (const id of [1, 2, 3, 4]) offers(owner, id, 1)
  owner.changes.restart()
  await connects(owner)
  copy.lead()
  copy.event(entryOf(1))
  // The state is unchanged: a source states its prices alone, or that they are still right.
  prices(copy, 2, 1)
  copy.confirm(3, clock.now())
  copy.dropUnclaimed()
  expect(shown(copy)).toEqual([1, 2, 3].map((id) => [id, [1]]))
})
