import type { RealtimeEvent } from '@touchline/contract'
import { beforeEach, expect, test } from 'vitest'
import { createRecordingPublisher, type RecordingPublisher } from '../../../testing/recording-publisher.ts'
import { testMatchEntry } from '../../catalogue/testing/test-entries.ts'
import { createPriceBoard } from '../board/price-board.ts'
import type { WritablePriceBoard } from '../board/types.ts'
import { createEventIndex, type WritableEventIndex } from '../events/event-index.ts'
import { createPublication, HEARTBEAT_MS, LIVE_FLUSH_MS, PREMATCH_FLUSH_MS, type Publication } from './publication.ts'

const IN_PLAY = 7
/** In the order of their starts. */
const BEFORE_START = Array.from({ length: 25 }, (_, index) => 100 + index)
const [SOONEST = 0] = BEFORE_START
const LAST = BEFORE_START.at(-1) ?? 0

let now: number
let publisher: RecordingPublisher
let board: WritablePriceBoard
let events: WritableEventIndex
let publication: Publication

beforeEach(() => {
  now = 1_800_000_000_000
  board = createPriceBoard((diff) => publication.market(diff, now))
  events = createEventIndex()
  publication = createPublication({ publisher: createRecordingPublisher(), board, events })
  // Those that start last come first, and the match in play after them.
  for (const [index, id] of [...BEFORE_START.entries()].reverse()) {
    events.put({ ...testMatchEntry({ id, status: 0, version: now }), startsAt: now + index * 60_000 })
    offers(id, 20_000)
  }
  events.put(testMatchEntry({ id: IN_PLAY, status: 1, version: now }))
  offers(IN_PLAY, 20_000)
  events.onChange((change) => publication.event(change, now))
  publisher = createRecordingPublisher()
  publication = createPublication({ publisher, board, events })
  publication.renew(now)
})

function offers(id: number, odds: number, ...more: readonly number[]): void {
  const markets = [1, ...more].map((market) => ({
    id: market,
    specifier: '',
    status: 1 as const,
    most_balanced: false,
    outcomes: ['1', 'x', '2'].map((outcome) => ({ id: outcome, active: true, odds, probability: 0.3, refund: 0 })),
  }))
  board.put(id, { at: now, status: id === IN_PLAY ? 1 : 0, betStop: null, markets })
}

function passes(ms: number): void {
  for (const until = now + ms; now < until; ) {
    now += 50
    publication.flush(now)
  }
}

const pricesOf = (id: number) =>
  publisher
    .on(`match:en:${id}`)
    .flatMap((event: RealtimeEvent) => (event.type === 'markets_changed' ? [event.data] : []))

const renewed = () => BEFORE_START.filter((id) => pricesOf(id).some(({ markets }) => markets.length > 0))

test('LIVE-02 LIVE-03: a process that takes over publishes live events first, then a few events with each flush', () => {
  passes(LIVE_FLUSH_MS)
  expect(pricesOf(IN_PLAY)[0]?.markets).toHaveLength(1)
  expect(renewed()).toEqual([])
  now += PREMATCH_FLUSH_MS
  publication.flush(now)
  expect(renewed()).toEqual(BEFORE_START)
})

test('LIVE-02 LIVE-03: events before the start take turns, those that start soonest first', () => {
  publication.flush(now)
  now += PREMATCH_FLUSH_MS
  publication.flush(now)
  expect(renewed()).toEqual(BEFORE_START.slice(0, 10))
})

test('LIVE-03: a price that moves before the turn of its event is published once, with the turn', () => {
  offers(LAST, 21_000)
  passes(PREMATCH_FLUSH_MS + 500)
  const sent = pricesOf(LAST).filter(({ markets, patches }) => markets.length + patches.length > 0)
  expect(sent.map(({ markets, patches }) => [markets[0]?.outcomes[0]?.odds, patches])).toEqual([[21_000, []]])
})

test('LIVE-03: a market that leaves before the turn of its event is published as gone', () => {
  offers(LAST, 20_000, 10)
  publication.renew(now)
  offers(LAST, 20_000)
  passes(PREMATCH_FLUSH_MS + 500)
  const gone = pricesOf(LAST).flatMap(({ patches }) => patches.filter(({ id }) => id === 10))
  expect(gone.map(({ status }) => status)).toEqual([0])
})

test('LIVE-03: an event that waits is not confirmed by a heartbeat: its followers may have missed a price', () => {
  publication.flush(now + HEARTBEAT_MS)
  expect(pricesOf(LAST)).toEqual([])
  expect(pricesOf(SOONEST)).toEqual([])
})

test('LIVE-03: an event that leaves while it waits is not published', () => {
  events.remove(LAST)
  passes(PREMATCH_FLUSH_MS + 500)
  expect(pricesOf(LAST)).toEqual([])
  expect(renewed()).toEqual(BEFORE_START.slice(0, -1))
})
