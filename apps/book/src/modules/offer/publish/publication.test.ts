import type { EventData, RealtimeEvent } from '@touchline/contract'
import { beforeEach, expect, test } from 'vitest'
import { createRecordingPublisher, type RecordingPublisher } from '../../../testing/recording-publisher.ts'
import type { MatchEntry, OutrightEntry } from '../../catalogue/index.ts'
import { testCompetitor, testMatchEntry, testTournament } from '../../catalogue/testing/test-entries.ts'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { createPriceBoard } from '../board/price-board.ts'
import type { WritablePriceBoard } from '../board/types.ts'
import { createEventIndex, type WritableEventIndex } from '../events/event-index.ts'
import { createPublication, HEARTBEAT_MS, LIST_FLUSH_MS, LIVE_FLUSH_MS, type Publication } from './publication.ts'

const START = 1_800_000_000_000
const EN = 'match:en:7'
const DE = 'match:de:7'

let now = START
let watched: (channel: string) => boolean
let publisher: RecordingPublisher
let board: WritablePriceBoard
let events: WritableEventIndex
let publication: Publication

beforeEach(() => {
  now = START
  watched = () => true
  publisher = createRecordingPublisher()
  board = createPriceBoard((diff) => publication.market(diff, now))
  events = createEventIndex()
  events.put(shown())
  events.onChange((change) => publication.event(change, now))
  publication = createPublication({ publisher, board, events, isWatched: (channel) => watched(channel) })
})

function market(id: number, specifier: string, odds: number, status: 1 | -1 | -3 = 1): BoardMarketInput {
  const outcomes = ['12', '13'].map((outcome) => ({ id: outcome, active: true, odds, probability: 0.5, refund: 0 }))
  return { id, specifier, status, most_balanced: false, outcomes }
}

/** The match at this moment, with the current clock and the given score. */
function shown(rest: Partial<MatchEntry> = {}): MatchEntry {
  return { ...testMatchEntry({ id: 7, status: 1, version: now }), ...rest }
}

function moves(goals: number): void {
  const { score } = shown()
  if (score === null) throw new Error('A match under way has a score.')
  events.put(shown({ version: (events.get(7)?.version ?? now) + 1, score: { ...score, home: goals } }))
}

function shows(...markets: readonly BoardMarketInput[]): void {
  board.put(7, { at: now, status: 1, betStop: null, markets })
}

function passes(ms: number): void {
  now += ms
  publication.flush(now)
}

const isStatus = ({ type }: RealtimeEvent) => type === 'match_status_changed'

function sent(channel = EN): readonly EventData<'markets_changed'>[] {
  return publisher
    .on(channel)
    .filter((event): event is Extract<RealtimeEvent, { type: 'markets_changed' }> => event.type === 'markets_changed')
    .map((event) => event.data)
}

test('LIVE-03: a market the channel has not carried comes whole and named in its language, a known one as a patch', () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  expect(sent()[0]?.patches).toEqual([])
  expect(sent()[0]?.markets[0]).toMatchObject({ name: 'Total goals 2.5', outcomes: [{ name: 'Over 2.5' }, {}] })
  expect(sent(DE)[0]?.markets[0]).toMatchObject({ name: 'Tore Über/Unter 2,5', outcomes: [{ name: 'Über 2,5' }, {}] })

  shows(market(18, 'total=2.5', 19_500))
  passes(LIVE_FLUSH_MS)
  expect(sent()[1]?.markets).toEqual([])
  expect(sent()[1]?.patches).toEqual([
    {
      id: 18,
      specifier: 'total=2.5',
      status: 1,
      most_balanced: false,
      outcomes: [
        { id: '12', active: true, odds: 19_500 },
        { id: '13', active: true, odds: 19_500 },
      ],
    },
  ])
})

test('LIVE-03: a market that gains an outcome comes whole, because a patch has no name for it', () => {
  const [one, other] = ['12', '13'].map((id) => ({ id, active: true, odds: 19_000, probability: 0.5, refund: 0 }))
  if (one === undefined || other === undefined) throw new Error('Two outcomes were made.')
  shows({ ...market(18, 'total=2.5', 19_000), outcomes: [one] })
  passes(LIVE_FLUSH_MS)
  shows({ ...market(18, 'total=2.5', 19_000), outcomes: [{ ...one, odds: 18_500 }] })
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  expect(sent()[1]?.patches).toEqual([])
  expect(sent()[1]?.markets).toMatchObject([{ outcomes: [{ name: 'Over 2.5' }, { name: 'Under 2.5' }] }])
  shows({ ...market(18, 'total=2.5', 19_000), outcomes: [other] })
  passes(LIVE_FLUSH_MS)
  expect(sent()[2]).toMatchObject({ patches: [{ outcomes: [{ id: '13' }] }], markets: [] })
})

test('LIVE-03 CAT-05: an outright with another name, end or field is published to its page and the lists, once', () => {
  const team = (id: number) => testCompetitor(id, `Team ${id}`)
  const outright: OutrightEntry = {
    type: 'outright',
    id: 8,
    tournament: testTournament(),
    names: { en: 'Cup winner' },
    competitors: [team(1), team(2)],
    startsAt: START,
    endsAt: START + 1_000_000,
    status: 0,
    version: 1,
  }
  events.put(outright)
  const changes: readonly Partial<OutrightEntry>[] = [
    {},
    { names: { en: 'Cup 2027 winner' } },
    { endsAt: START + 2_000_000 },
    { competitors: [team(1), team(2), team(3)] },
    { offeredAs: 9 },
  ]
  let now: OutrightEntry = outright
  const counts = changes.map((change) => {
    now = { ...now, ...change, version: now.version + 1 }
    events.put(now)
    passes(LIST_FLUSH_MS)
    return ['match:en:8', 'public:en'].map((channel) => publisher.on(channel).filter(isStatus).length)
  })
  expect(counts).toEqual([0, 1, 2, 3, 4].map((count) => [count, count]))
})

test('LIVE-03: price moves are gathered for 250 ms and the last one wins', () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  shows(market(18, 'total=2.5', 19_500))
  passes(100)
  shows(market(18, 'total=2.5', 20_000))
  passes(100)
  expect(sent()).toHaveLength(1)
  passes(50)
  expect(sent()).toHaveLength(2)
  expect(sent()[1]?.patches[0]?.outcomes[0]?.odds).toBe(20_000)
})

test('LIVE-03: before kick-off moves are gathered for a second', () => {
  events.put(shown({ status: 0 }))
  shows(market(18, 'total=2.5', 19_000))
  passes(900)
  expect(sent()).toHaveLength(0)
  passes(100)
  expect(sent()).toHaveLength(1)
})

test('LIVE-03: a suspension, a reopening and a settlement go out at once', () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  for (const status of [-1, 1, -3] as const) {
    shows(market(18, 'total=2.5', 19_000, status))
    passes(0)
    expect(sent().at(-1)?.patches[0]?.status).toBe(status)
  }
  expect(sent()).toHaveLength(4)
})

test('LIVE-03: a market that leaves the board is hidden, one that came and went in between is never published', () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  shows(market(18, 'total=2.5', 19_000), market(18, 'total=3.5', 30_000))
  shows()
  passes(LIVE_FLUSH_MS)
  expect(sent()[1]?.patches.map(({ specifier, status }) => [specifier, status])).toEqual([['total=2.5', 0]])
  expect(sent()[1]?.markets).toEqual([])
})

test('LIVE-03: versions grow, and are those of the calls', () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  shows(market(18, 'total=2.5', 19_500))
  passes(LIVE_FLUSH_MS)
  const [first, second] = sent()
  expect(second?.version).toBeGreaterThan(first?.version ?? Number.POSITIVE_INFINITY)
  expect(second?.version).toBe(board.event(7)?.version)
})

test('LIVE-03: a quiet channel gets a confirmation of its prices in time, unless they no longer hold', () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  now += HEARTBEAT_MS
  board.confirm(7, now)
  passes(0)
  expect(sent().at(-1)).toMatchObject({ patches: [], markets: [], priced_at: new Date(now).toISOString() })
  const confirmed = now
  passes(HEARTBEAT_MS)
  expect(sent().at(-1)?.priced_at).toBe(new Date(confirmed).toISOString())
})

test('LIVE-03: nothing is sent to channels without a subscriber', () => {
  watched = (channel) => channel === DE
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  moves(3)
  passes(LIST_FLUSH_MS)
  expect(publisher.on(EN)).toEqual([])
  expect(publisher.on('public:en')).toEqual([])
  expect(publisher.on(DE).length).toBeGreaterThan(0)
})

test('LIVE-03: a status change goes to match and lists at once, behind everything else of the match', async () => {
  shows(market(18, 'total=2.5', 19_000))
  passes(LIVE_FLUSH_MS)
  shows(market(18, 'total=2.5', 19_000, -3))
  moves(3)
  events.put(shown({ status: 4, score: (events.get(7) as MatchEntry).score, version: now + 2 }))
  await new Promise((sent) => setImmediate(sent))
  expect(
    publisher
      .on(EN)
      .slice(-3)
      .map((event) => event.type),
  ).toEqual(['match_changed', 'markets_changed', 'match_status_changed'])
  expect(publisher.on('public:en').map((event) => event.type)).toEqual(['match_changed', 'match_status_changed'])
  expect(publisher.on('public:de').at(-1)?.data).toMatchObject({ match_id: 7, status: 4 })
})

test('CAT-03: lists receive scores at most once a second, and the clock never', () => {
  events.put(shown({ version: now + 1, scoreAt: now + 1 }))
  passes(LIVE_FLUSH_MS)
  expect(publisher.on('public:en')).toEqual([])
  expect(publisher.on(EN).map((event) => event.type)).toEqual(['match_changed'])
  moves(3)
  passes(500)
  moves(4)
  passes(LIST_FLUSH_MS)
  expect(publisher.on('public:en')).toHaveLength(1)
  const event = publisher.on('public:en')[0]
  const entry = events.get(7) as MatchEntry
  expect(event?.type === 'match_changed' && event.data.statistics.total_score).toEqual({
    home: entry.score?.home,
    away: entry.score?.away,
  })
})
