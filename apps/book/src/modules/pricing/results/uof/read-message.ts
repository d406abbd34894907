import { XmlElement } from '@rgrove/parse-xml'
import type { PlacedWithin, SettlementMessage } from '../message.ts'
import { faultOfNumberedTime } from '../message-times.ts'
import { readNamedMarket, readSettledMarkets } from './read-market.ts'
import { readReason } from './read-reason.ts'
import { childrenNamed, parseRoot, unreadable, wholeNumber } from './xml.ts'

/** The feed has no word for a withdrawal with its deduction, and states kick-offs in messages about the programme. */
type FeedMessage = Exclude<SettlementMessage, { kind: 'withdrawal' | 'kick_off' }>
type WithoutMatch<M> = M extends unknown ? Omit<M, 'eventId'> : never

/** A message about results, of an event that is known by its URN. */
export interface UofResultMessage {
  readonly eventUrn: string
  readonly message: WithoutMatch<FeedMessage>
  /** What in it could not be understood and was left out, for the log. */
  readonly dropped: readonly string[]
}

/** A producer's message about its own state. */
export interface UofHeartbeat {
  readonly producer: string
  /** False: it is down, or has lost this subscriber and does not send all there is. */
  readonly isAlive: boolean
  /** It has sent everything that was missed. */
  readonly isComplete: boolean
  /** Unix ms. */
  readonly messageAt: number
}

/**
 * `ignored`: a message that this book does not use, and why. `unusable`: no message of the feed, or it names no event
 * or producer.
 */
export type UofReading =
  | { readonly state: 'read'; readonly read: UofResultMessage }
  | { readonly state: 'heartbeat'; readonly heartbeat: UofHeartbeat }
  | { readonly state: 'ignored'; readonly why: string }
  | { readonly state: 'unusable'; readonly why: string }

const HEARTBEATS = ['alive', 'snapshot_complete', 'product_down'] as const
const OWN_PRICES = 'is about prices, which this book makes itself'
const IGNORED: Readonly<Record<string, string>> = {
  odds_change: OWN_PRICES,
  bet_stop: OWN_PRICES,
  fixture_change: 'is about the programme: postpone or abandon the match',
}

/**
 * Reads bet_settlement, bet_cancel and their rollbacks of the Unified Odds Feed, and the state messages of its
 * producers (alive, snapshot_complete, product_down), in Sportradar's and Oddin's dialect. It skips what it does not
 * know: foreign attributes and elements, a byte order mark, a message without producer, certainty or markets. A market
 * or outcome that cannot be understood is dropped and named, the others count.
 * @param receivedAt Unix ms, for a message without a time of its own
 */
export function readUofMessage(text: string, receivedAt: number): UofReading {
  const root = parseRoot(text)
  if (typeof root === 'string') return { state: 'unusable', why: root }
  const { name } = root
  if (HEARTBEATS.some((known) => known === name)) return readHeartbeat(root, receivedAt)
  if (Object.hasOwn(IGNORED, name)) return { state: 'ignored', why: `${name} ${IGNORED[name]}` }
  if (!isResultMessage(name)) return { state: 'unusable', why: `<${name.slice(0, 60)}> is no message of the feed` }
  const eventUrn = root.attributes.event_id ?? ''
  if (eventUrn === '') return { state: 'unusable', why: `${name} without event_id` }
  // Unread, a time would be that of the receipt, and a window open on that side: too much would follow from either.
  const unread = unreadable(root.attributes, 'timestamp', 'start_time', 'end_time') ?? noTime(root.attributes)
  if (unread !== null) return { state: 'unusable', why: `${name} with ${unread}` }
  // Markets outside of their list are not read: a message without any would be about the whole match.
  const stray = strayElement(root, name)
  if (stray !== null)
    return { state: 'unusable', why: `${name} with <${stray.slice(0, 60)}>, which is not known there` }
  const dropped: string[] = []
  const timestamp = wholeNumber(root.attributes.timestamp)
  const fault = timestamp === null ? null : faultOfNumberedTime(timestamp, receivedAt)
  if (fault !== null) return { state: 'unusable', why: fault }
  const head = {
    messageAt: timestamp ?? receivedAt,
    ...(timestamp !== null && { isTimed: true as const }),
    source: `${eventUrn.split(':')[0]} producer ${root.attributes.product ?? '?'}`,
  }
  return { state: 'read', read: { eventUrn, message: { ...head, ...read(root, name, dropped) }, dropped } }
}

/**
 * A window whose side is of another unit, or 0, as `name "text"`: it would hold no bets, or all of them. Null where
 * there is none.
 */
function noTime(attributes: Readonly<Record<string, string>>): string | null {
  const side = ['start_time', 'end_time'].find((name) => {
    const at = wholeNumber(attributes[name])
    return at !== null && faultOfNumberedTime(at, at) !== null
  })
  return side === undefined ? null : `${side} "${attributes[side]}", which is no time in ms`
}

/**
 * A producer is up when it sends `alive` and counts this book among its subscribers, or when it has sent all that was
 * missed.
 */
function readHeartbeat({ name, attributes }: XmlElement, receivedAt: number): UofReading {
  const producer = wholeNumber(attributes.product)
  if (producer === null) return { state: 'unusable', why: `${name} without product` }
  const isComplete = name === 'snapshot_complete'
  const isAlive = isComplete || (name === 'alive' && attributes.subscribed !== '0')
  const timestamp = wholeNumber(attributes.timestamp) ?? receivedAt
  // A producer that reports itself as down is down at any time of its clock. A sign of life without a time gives no
  // information about gaps.
  const fault =
    isAlive && unreadable(attributes, 'timestamp') === null ? faultOfNumberedTime(timestamp, timestamp) : null
  if (fault !== null) return { state: 'unusable', why: fault }
  // One from the future would hide every gap until then.
  const messageAt = isAlive ? Math.min(timestamp, receivedAt) : receivedAt
  return { state: 'heartbeat', heartbeat: { producer: String(producer), isAlive, isComplete, messageAt } }
}

const KINDS = ['bet_settlement', 'rollback_bet_settlement', 'bet_cancel', 'rollback_bet_cancel'] as const
type Kind = (typeof KINDS)[number]

function isResultMessage(name: string): name is Kind {
  return KINDS.some((kind) => kind === name)
}

/** The markets of a message, in `<outcomes>` or without: settlements have it, the others have not. */
function marketsOf(root: XmlElement): readonly XmlElement[] {
  return [root, ...childrenNamed(root, 'outcomes')].flatMap((element) => childrenNamed(element, 'market'))
}

/** An element in place of the markets of a message; null where there is none. A settlement of nothing is harmless. */
function strayElement(root: XmlElement, kind: Kind): string | null {
  const names = root.children.flatMap((child) => (child instanceof XmlElement ? [child.name] : []))
  const strange = kind === 'bet_settlement' ? names.filter((name) => name !== 'outcomes') : names
  return marketsOf(root).length > 0 ? null : (strange[0] ?? null)
}

function read(root: XmlElement, kind: Kind, dropped: string[]) {
  switch (kind) {
    case 'bet_settlement': {
      return { kind, markets: readSettledMarkets(marketsOf(root), dropped) }
    }
    case 'rollback_bet_settlement':
      return { kind, markets: listedMarkets(root, dropped) }
    case 'rollback_bet_cancel':
      return { kind, markets: listedMarkets(root, dropped), placed: windowOf(root) }
    case 'bet_cancel': {
      // `superceded_by` is the feed's own spelling.
      const isReplaced = (root.attributes.superceded_by ?? '') !== ''
      const voidReason = readReason(root) ?? (isReplaced ? 'superseded' : 'other')
      const elements = marketsOf(root)
      const markets = elements.flatMap((element) => {
        const market = readNamedMarket(element, dropped)
        return market === null ? [] : [{ ...market, voidReason: readReason(element) ?? voidReason }]
      })
      return {
        kind,
        markets: elements.length === 0 ? null : markets,
        placed: windowOf(root),
        voidReason,
        keepsResults: false,
      }
    }
  }
}

/** Null only when none is listed: markets that were all dropped are not the whole match. */
function listedMarkets(root: XmlElement, dropped: string[]) {
  const elements = marketsOf(root)
  return elements.length === 0 ? null : elements.flatMap((element) => readNamedMarket(element, dropped) ?? [])
}

function windowOf({ attributes }: XmlElement): PlacedWithin {
  return { from: wholeNumber(attributes.start_time), to: wholeNumber(attributes.end_time) }
}
