import { EVENT_STATUS, type EventStatus, type MarketStatus, marketKey } from '@touchline/betting'
import type { PriceOrigin } from '../../../pricing/index.ts'
import { type FeedStatus, PLAY, type PlayState, type PriceMessage } from '../messages/types.ts'
import { type HeldMarket, holdMarket, takeWord } from './held-market.ts'
import { compareTimes, later, laterOrStricter, NEVER, type Stated, type StatementTime } from './order.ts'

/** A stop of betting on some groups of markets: the state of the open ones, and when it was stated last. */
export interface HeldStop {
  readonly groups: readonly string[]
  readonly status: MarketStatus
  readonly time: StatementTime
}

/**
 * An event of the feed, as its messages leave it. All of it follows from the statements and their times, from any
 * producer and in any order of arrival.
 */
export interface HeldEvent {
  readonly id: number
  readonly markets: Map<string, HeldMarket>
  readonly stops: Map<string, HeldStop>
  /** When each state of play was stated last. */
  readonly plays: Map<PlayState, StatementTime>
  /** Whether a scout watches the match. */
  isReported: Stated<boolean> | undefined
  /** Whether its state of play is known here; otherwise it takes no bets. */
  isClear: Stated<boolean> | undefined
  /** Its state by the latest message with a score; absent before the first. */
  feedState: Stated<FeedState> | undefined
}

/** The state of a match, and since when. */
export interface FeedState {
  readonly status: FeedStatus
  /** Unix ms of that state, by this book's clock. */
  readonly factAt: number
}

/** A message that took longer on its way was kept somewhere: its clock has nothing to do with this book's. */
const LONGEST_WAY_MS = 60_000

/** @param stored status and state as they are stored */
export function holdEvent(
  id: number,
  { status, feedState }: { readonly status: EventStatus; readonly feedState: Stated<FeedState> | null },
): HeldEvent {
  const play = STORED_PLAYS[status]
  const plays = new Map<PlayState, StatementTime>(play === undefined ? [] : [[play, NEVER]])
  const unstated = { isReported: undefined, isClear: undefined, feedState: feedState ?? undefined }
  return { id, markets: new Map(), stops: new Map(), plays, ...unstated }
}

const STORED_PLAYS: Readonly<Partial<Record<EventStatus, PlayState>>> = {
  [EVENT_STATUS.live]: PLAY.live,
  [EVENT_STATUS.stopped]: PLAY.suspended,
  [EVENT_STATUS.closed]: PLAY.ended,
}

type Message<K extends PriceMessage['kind']> = Extract<PriceMessage, { kind: K }>

/** Takes prices and state over; a market that is not in the message stays as it is. */
export function takeOddsChange(
  held: HeldEvent,
  message: Message<'odds_change'>,
  origin: PriceOrigin,
  receivedAt: number,
): void {
  if (message.status !== null) takeStatus(held, message.status, message, receivedAt)
  const time = timeOf(message)
  for (const offered of message.markets) {
    const key = marketKey(offered.marketId, offered.specifier)
    const market = held.markets.get(key) ?? holdMarket()
    held.markets.set(key, market)
    takeWord(market, { offered, origin, time, receivedAt })
  }
}

/** Betting stops on the open markets of some groups, of any producer, until later prices. */
export function takeBetStop({ stops }: HeldEvent, message: Message<'bet_stop'>): void {
  const { groups, status } = message
  const key = `${status} ${[...groups].sort().join('|')}`
  const before = stops.get(key)
  const time = timeOf(message)
  if (before === undefined || compareTimes(before.time, time) < 0) stops.set(key, { groups, status, time })
}

/** A fixture that is called off, that has another start, or that no scout watches any more. */
export function takeFixtureChange(held: HeldEvent, message: Message<'fixture_change'>): void {
  if (message.startsAt !== null && message.change !== 'cancelled') takePlay(held, PLAY.notStarted, timeOf(message))
  if (message.change === 'cancelled') takePlay(held, PLAY.cancelled, timeOf(message))
  if (message.change === 'coverage') {
    held.isReported = laterWhether(held.isReported, timeOf(message), false)
  }
}

function takeStatus(held: HeldEvent, status: FeedStatus, message: StatementTime, receivedAt: number): void {
  const time = timeOf(message)
  held.feedState = laterState(held.feedState, status, time, receivedAt)
  held.isReported = laterWhether(held.isReported, time, status.isReported)
  takeClear(held, status.isClear, time)
  if (status.play !== null) takePlay(held, status.play, time)
}

/** The later of two states. A message without a score does not change the state of a match. */
export function laterState(
  before: Stated<FeedState> | undefined,
  status: FeedStatus,
  message: StatementTime,
  receivedAt: number,
): Stated<FeedState> | undefined {
  const time = timeOf(message)
  const isRepeated =
    before !== undefined && compareTimes(before.time, time) === 0 && isSame(before.value.status, status)
  if (isRepeated || status.score === null) return before
  const way = receivedAt - time.messageAt
  const factAt = way >= 0 && way <= LONGEST_WAY_MS ? time.messageAt : receivedAt
  return later(before, { time, value: { status, factAt } })
}

function isSame(a: FeedStatus, b: FeedStatus): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether the stated play is known. */
export function takeClear(held: HeldEvent, value: boolean, time: StatementTime): void {
  held.isClear = laterWhether(held.isClear, time, value)
}

/** Something that has to be so for bets to be taken. */
function laterWhether(before: Stated<boolean> | undefined, time: StatementTime, value: boolean): Stated<boolean> {
  return laterOrStricter(before, { time, value }, (now, than) => than && !now)
}

/** The stated play of a match. */
export function takePlay({ plays }: HeldEvent, play: PlayState, time: StatementTime): void {
  const before = plays.get(play)
  if (before === undefined || compareTimes(before, time) < 0) plays.set(play, time)
}

function timeOf({ messageAt, place }: StatementTime): StatementTime {
  return { messageAt, place }
}

/**
 * The time of a document's statement about the state of a match. A document without a time of its own counts from its
 * arrival if it closes the match; if it opens the match, every message is newer.
 */
export function timeOfDocument(
  play: PlayState | null,
  generatedAt: number | null,
  { receivedAt, place }: { readonly receivedAt: number; readonly place: number },
): StatementTime {
  if (generatedAt !== null) return { messageAt: Math.min(generatedAt, receivedAt), place: 0 }
  return { messageAt: play === PLAY.notStarted || play === PLAY.live ? NEVER.messageAt : receivedAt, place }
}
