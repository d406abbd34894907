import type { EventData, RealtimeEvent } from '@touchline/contract'
import { beforeEach, expect, test } from 'vitest'
import { createRecordingPublisher, type RecordingPublisher } from '../../../testing/recording-publisher.ts'
import type { MatchEntry } from '../../catalogue/index.ts'
import { testMatchEntry } from '../../catalogue/testing/test-entries.ts'
import type { BoardMarketInput } from '../../pricing/index.ts'
import { createPriceBoard } from '../board/price-board.ts'
import type { WritablePriceBoard } from '../board/types.ts'
import { createEventIndex, type WritableEventIndex } from '../events/event-index.ts'
import { createPublication, HEARTBEAT_MS, LIVE_FLUSH_MS, type Publication } from './publication.ts'

const START = 1_800_000_000_000
const RESULT = 1
const TOTALS = 18
const CORNERS = 166
const { tournament } = testMatchEntry({ id: 7 })
const SPORT = `list:en:sport-${tournament.category.sport.id}`
const LEAGUE = `list:en:league-${tournament.id}`

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
  for (const id of [7, 8]) events.put(match(id))
  events.onChange((change) => publication.event(change, now))
  publication = createPublication({ publisher, board, events, isWatched: (channel) => watched(channel) })
})

function match(id: number, rest: Partial<MatchEntry> = {}): MatchEntry {
  return { ...testMatchEntry({ id, status: 1, version: now }), scoreAt: now, ...rest }
}

function market(id: number, specifier: string, odds: number, rest: Partial<BoardMarketInput> = {}): BoardMarketInput {
  const outcomes = ['1', '2', '3'].map((outcome) => ({ id: outcome, active: true, odds, probability: 0.3, refund: 0 }))
  return { id, specifier, status: 1, most_balanced: false, outcomes, ...rest }
}

/** Markets of a match: the result, two lines of totals, one of them balanced, and corners. No row shows the corners. */
function prices(id: number, result: number, { line = 2.5, over = 19_000, corners = 15_000 } = {}): void {
  const totals = [2.5, 3.5].map((at) => market(TOTALS, `total=${at}`, over, { most_balanced: at === line }))
  const markets = [market(RESULT, '', result), ...totals, market(CORNERS, 'total=9.5', corners)]
  board.put(id, { at: now, status: 1, betStop: null, markets })
}

function passes(ms: number): void {
  now += ms
  publication.flush(now)
}

function of<T extends RealtimeEvent['type']>(type: T, channel: string): readonly EventData<T>[] {
  return publisher
    .on(channel)
    .filter((event): event is Extract<RealtimeEvent, { type: T }> => event.type === type)
    .map((event) => event.data as EventData<T>)
}
const pricesOn = (channel = SPORT) => of('list_changed', channel).flatMap(({ prices: some }) => some)
const states = () => of('list_changed', SPORT).flatMap((list) => list.states)
const keysOf = (one: EventData<'markets_changed'> | undefined) =>
  one?.patches.map(({ id, specifier }) => `${id}/${specifier}`)

test('LIVE-03: lists of the sport and of the league receive the listed markets, and no others', () => {
  prices(7, 20_000)
  passes(LIVE_FLUSH_MS)
  for (const channel of [SPORT, LEAGUE]) expect(keysOf(pricesOn(channel)[0])).toEqual(['1/', '18/total=2.5'])
  prices(7, 20_000, { corners: 16_000 })
  passes(LIVE_FLUSH_MS)
  expect(of('markets_changed', 'match:en:7')).toHaveLength(2)
  expect(pricesOn()).toHaveLength(1)
})

test('LIVE-03: a changed price is sent once to a list, with the version and at the time of the event’s own channel', () => {
  prices(7, 20_000)
  passes(LIVE_FLUSH_MS)
  prices(7, 21_000)
  passes(LIVE_FLUSH_MS)
  passes(LIVE_FLUSH_MS)
  const own = of('markets_changed', 'match:en:7')
  expect(pricesOn().map(({ version }) => version)).toEqual(own.map(({ version }) => version))
  expect(pricesOn()[1]).toEqual(own[1])
})

test('LIVE-03: matches that change together share one message of their list', () => {
  prices(7, 20_000)
  prices(8, 30_000)
  passes(LIVE_FLUSH_MS)
  expect(of('list_changed', SPORT).map((list) => list.prices.map((one) => one.match_id))).toEqual([[7, 8]])
})

test('LIVE-03: a line that takes the place of another is sent with the one that it replaces', () => {
  prices(7, 20_000)
  passes(LIVE_FLUSH_MS)
  prices(7, 20_000, { line: 3.5 })
  passes(LIVE_FLUSH_MS)
  const { patches } = pricesOn()[1] ?? { patches: [] }
  expect(patches.map((patch) => [patch.specifier, patch.most_balanced])).toEqual([
    ['total=2.5', false],
    ['total=3.5', true],
  ])
  prices(7, 20_000, { line: 3.5, over: 18_000 })
  passes(LIVE_FLUSH_MS)
  expect(keysOf(pricesOn()[2])).toEqual(['18/total=3.5'])
})

test('LIVE-03: a suspension goes to lists at once, and a market that leaves is closed there', () => {
  prices(7, 20_000)
  passes(LIVE_FLUSH_MS)
  const suspended = market(RESULT, '', 20_000, { status: -1 })
  board.put(7, { at: now, status: 1, betStop: null, markets: [suspended] })
  passes(0)
  const { patches } = pricesOn()[1] ?? { patches: [] }
  expect(patches.map(({ id, status }) => [id, status])).toEqual([
    [TOTALS, 0],
    [RESULT, -1],
  ])
})

test('CAT-06: lists receive score and phase, a stop of the clock, and nothing while it runs', () => {
  const running = match(7)
  const { score } = running
  if (score?.clock == null) throw new Error('The match has no clock.')
  const clock = { ...score.clock, stopped: false }
  const goesOn = (version: number, seconds: number, more: Partial<typeof score> = {}) =>
    events.put(
      match(7, {
        version: START + version,
        scoreAt: now,
        speed: 1,
        score: { ...score, clock: { ...clock, match_time: (clock.match_time ?? 0) + seconds }, ...more },
      }),
    )
  goesOn(1, 0)
  passes(LIVE_FLUSH_MS)
  expect(states().map(({ version }) => version)).toEqual([START + 1])
  passes(9_750)
  goesOn(2, 10, { situation: { type: 'corner', side: 'home', progress: 1 }, counters: {} })
  passes(LIVE_FLUSH_MS)
  expect(of('match_changed', 'match:en:7').at(-1)?.version).toBe(START + 2)
  expect(states()).toHaveLength(1)
  goesOn(3, 10, { home: score.home + 1 })
  passes(LIVE_FLUSH_MS)
  expect(states().at(-1)?.statistics.total_score.home).toBe(score.home + 1)
  goesOn(4, 40, { home: score.home + 1 })
  passes(LIVE_FLUSH_MS)
  expect(states()).toHaveLength(3)
})

test('LIVE-03: the collected changes of a list are published before the status of its match', () => {
  const order: string[] = []
  const publish = async (channel: string, data: unknown) => {
    order.push(`${channel} ${(data as RealtimeEvent).type}`)
    return { ok: true } as const
  }
  publisher.alsoTo = { ...publisher, publish }
  prices(7, 20_000)
  events.put(match(7, { version: now + 1, status: 3 }))
  expect(order.filter((entry) => entry.startsWith(SPORT) || entry.startsWith('public:en'))).toEqual([
    `${SPORT} list_changed`,
    'public:en match_status_changed',
  ])
})

test('LIVE-03: a quiet list costs nothing, and one without followers is not made', () => {
  prices(7, 20_000)
  passes(LIVE_FLUSH_MS)
  passes(HEARTBEAT_MS)
  expect(of('list_changed', SPORT)).toHaveLength(1)
  watched = (channel) => channel === SPORT
  prices(7, 21_000)
  passes(LIVE_FLUSH_MS)
  expect(of('list_changed', SPORT)).toHaveLength(2)
  expect(of('list_changed', LEAGUE)).toHaveLength(1)
  expect(of('list_changed', SPORT.replace(':en:', ':de:'))).toHaveLength(1)
})

test('LIVE-03: a process that takes over sends all listed markets once', () => {
  prices(7, 20_000)
  passes(LIVE_FLUSH_MS)
  publication.renew(now)
  passes(LIVE_FLUSH_MS)
  expect(keysOf(pricesOn()[1])).toEqual(['1/', '18/total=2.5'])
})
