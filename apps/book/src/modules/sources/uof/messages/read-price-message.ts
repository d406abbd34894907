import type { XmlElement } from '@rgrove/parse-xml'
import { MARKET_STATUS, type MarketStatus, marketKey } from '@touchline/betting'
import type { CashOutStatus } from '../../../pricing/index.ts'
import {
  childrenNamed,
  faultOfNumberedTime,
  faultOfTime,
  readMarket,
  unreadable,
  wholeNumber,
} from '../../../pricing/results/index.ts'
import type { StatementTime } from '../state/order.ts'
import { readGroups } from './groups.ts'
import { isKickOff } from './kick-off.ts'
import { readFeedStatus } from './read-feed-status.ts'
import { readOutcomes } from './read-outcomes.ts'
import { type OfferedMarket, PLAY, type PlayState, type PriceMessage, type PriceReading } from './types.ts'

export const PRICE_MESSAGES = ['odds_change', 'bet_stop', 'fixture_change'] as const
export type PriceMessageKind = (typeof PRICE_MESSAGES)[number]

const NOT_SOLD: CashOutStatus = -1
/** Unix ms: betting is over. */
const LONG_AGO = 0
const CHANGES = { 1: 'new', 2: 'start_time', 3: 'cancelled', 4: 'format', 5: 'coverage' } as const

export function isPriceMessage(name: string): name is PriceMessageKind {
  return PRICE_MESSAGES.some((known) => known === name)
}

/** A message as it arrived. */
export interface Arrival {
  /** Unix ms. */
  readonly receivedAt: number
  /** Its place in the inbox, for messages without a time of their own; absent: none yet, behind all others. */
  readonly place?: number
}

/**
 * Reads the feed's messages about prices and programme, in Sportradar's and Oddin's dialect. It skips what it does not
 * know; a market or outcome that cannot be understood is dropped and named, the others count. A message with an
 * impossible time sets no price, but its suspensions still hold.
 */
export function readPriceMessage(root: XmlElement, kind: PriceMessageKind, arrival: Arrival): PriceReading {
  const { attributes } = root
  const eventUrn = attributes.event_id ?? ''
  if (eventUrn === '') return { state: 'unusable', why: `${kind} without event_id` }
  // Unread, its time would be that of the receipt, and it would be the newest of all.
  const unread = unreadable(attributes, 'timestamp')
  const dropped: string[] = []
  const timestamp = wholeNumber(attributes.timestamp)
  // What stops betting is never older than everything.
  const faultOf = kind === 'bet_stop' ? faultOfTime : faultOfNumberedTime
  const fault = timestamp === null ? null : faultOf(timestamp, arrival.receivedAt)
  const about = { eventUrn, producer: attributes.product ?? '?' }
  if (unread !== null || fault !== null) {
    const stopped = stopsOf(read(root, kind, []))
    const stops = stopped && ({ ...about, ...timeOf(null, arrival), ...stopped } as PriceMessage)
    return { state: 'unusable', why: fault ?? `${kind} with ${unread}`, stops }
  }
  const head = { ...about, ...timeOf(timestamp, arrival) }
  return { state: 'read', message: { ...head, ...read(root, kind, dropped) } as PriceMessage, dropped }
}

/**
 * One whose clock is ahead counts from when it came, so that it holds nothing up; of several of those their own times
 * decide.
 */
function timeOf(timestamp: number | null, { receivedAt, place = 1 }: Arrival): StatementTime {
  if (timestamp === null) return { messageAt: receivedAt, place }
  return timestamp <= receivedAt
    ? { messageAt: timestamp, place: 0 }
    : { messageAt: receivedAt, place: timestamp - receivedAt }
}

const STOP_ALL = { kind: 'bet_stop', groups: ['all'], status: MARKET_STATUS.suspended } as const
/** States of play in which bets may be taken. */
const OPEN_PLAYS: readonly (PlayState | null)[] = [null, PLAY.notStarted, PLAY.live]

/** What of a message lets less be bet; null where nothing does. */
function stopsOf(message: ReturnType<typeof read>): ReturnType<typeof read> | typeof STOP_ALL | null {
  switch (message.kind) {
    case 'bet_stop':
      return message
    case 'fixture_change':
      return message.change === 'cancelled' ? STOP_ALL : null
    case 'odds_change': {
      const { status, markets } = message
      if (status !== null && !(OPEN_PLAYS.includes(status.play) && status.isClear && status.isReported)) return STOP_ALL
      const closed = markets.filter((market) => market.status !== MARKET_STATUS.allowed)
      return closed.length === 0 ? null : { kind: 'odds_change', status: null, markets: closed }
    }
  }
}

function read(root: XmlElement, kind: PriceMessageKind, dropped: string[]) {
  const { attributes } = root
  switch (kind) {
    case 'odds_change': {
      const [status] = childrenNamed(root, 'sport_event_status')
      if (childrenNamed(root, 'market').length > 0) dropped.push('markets outside of <odds>')
      return {
        kind,
        status: status === undefined ? null : readFeedStatus(status, dropped),
        markets: readOfferedMarkets(root, dropped),
      }
    }
    case 'bet_stop': {
      const status = marketStatus(attributes.market_status)
      // A bet stop always ends betting: an open or unknown status that it names becomes "suspended".
      const isStop = status !== null && status !== MARKET_STATUS.allowed
      return { kind, groups: readGroups(attributes.groups), status: isStop ? status : MARKET_STATUS.suspended }
    }
    case 'fixture_change': {
      const change = CHANGES[wholeNumber(attributes.change_type) as keyof typeof CHANGES] ?? 'other'
      const startsAt = wholeNumber(attributes.start_time)
      const isTime = startsAt !== null && isKickOff(startsAt)
      if (attributes.start_time !== undefined && !isTime) dropped.push(`the start ${attributes.start_time}`)
      return { kind, change, startsAt: isTime ? startsAt : null }
    }
  }
}

/**
 * The markets of a document with prices or probabilities. One that is listed twice with different content takes no
 * bets.
 */
export function readOfferedMarkets(root: XmlElement, dropped: string[]): readonly OfferedMarket[] {
  const elements = childrenNamed(root, 'odds').flatMap((odds) => childrenNamed(odds, 'market'))
  const markets = new Map<string, OfferedMarket>()
  for (const market of elements.flatMap((element) => readOfferedMarket(element, dropped) ?? [])) {
    const key = marketKey(market.marketId, market.specifier)
    const before = markets.get(key) ?? market
    const isSame = JSON.stringify(before) === JSON.stringify(market)
    if (!isSame) dropped.push(`market ${market.marketId} ${market.specifier} twice`)
    markets.set(key, isSame ? market : { ...before, status: MARKET_STATUS.suspended, cashOut: NOT_SOLD })
  }
  return [...markets.values()]
}

/**
 * A market whose status, cash-out status or end of betting cannot be read takes no bets, or cannot be cashed out: never
 * what it was before.
 */
function readOfferedMarket(element: XmlElement, dropped: string[]): OfferedMarket | null {
  const market = readMarket(element, dropped)
  if (market === null) return null
  const { attributes } = element
  const [metadata] = childrenNamed(element, 'market_metadata')
  const named = `market ${market.marketId} with`
  const orNoted = <T>(value: T | null, name: string, text: string | undefined, otherwise: T): T => {
    if (value === null) dropped.push(`${named} ${name} ${text}`)
    return value ?? otherwise
  }
  const { status, cashout_status: cashOut } = attributes
  const stop = metadata?.attributes.next_betstop
  return {
    ...market,
    status:
      status === undefined
        ? MARKET_STATUS.allowed
        : orNoted(marketStatus(status), 'status', status, MARKET_STATUS.suspended),
    mostBalanced: attributes.favourite === '1',
    cashOut: cashOut === undefined ? null : orNoted(cashOutStatus(cashOut), 'cashout_status', cashOut, NOT_SOLD),
    nextBetStop: stop === undefined ? null : orNoted(wholeNumber(stop), 'next_betstop', stop, LONG_AGO),
    outcomes: readOutcomes(element, dropped),
  }
}

function marketStatus(text: string | undefined): MarketStatus | null {
  const code = wholeNumber(text)
  return Object.values(MARKET_STATUS).find((known) => known === code) ?? null
}

function cashOutStatus(text: string): CashOutStatus | null {
  const code = wholeNumber(text)
  return ([1, -1, -2] as const).find((known) => known === code) ?? null
}
