import type { XmlElement } from '@rgrove/parse-xml'
import { MARKET_STATUS, ODDS_SCALE } from '@touchline/betting'
import { childrenNamed, decimalNumber, wholeNumber } from '../../../pricing/results/index.ts'
import { isOn } from '../messages/read-outcomes.ts'

/** Whose message it is and when it was made and came. */
export interface LoggedHead {
  readonly producer: string
  /** Unix ms by the producer's clock; of a message without a time, when it came. */
  readonly messageAt: number
  /** How far ahead of the book's its clock was, in ms: it counts from when it came. */
  readonly aheadMs: number
  readonly hasTime: boolean
  /** Unix ms by the book's clock. */
  readonly receivedAt: number
}

/** An outcome as a message prices it. */
export interface LoggedOutcome {
  readonly isActive: boolean
  /** Odds x 10,000, rounded as the book rounds; 0 where there are none. */
  readonly odds: number
}

/** A market as a message has it. */
export interface LoggedWord extends LoggedHead {
  readonly status: number
  /** Another message of the same producer and moment contradicts it. */
  readonly isDisputed: boolean
  /** As written in the message; null where it is missing. */
  readonly cashOut: number | null
  /** Unix ms from which it takes no bet, as announced; null where it is not. */
  readonly stopsAt: number | null
  readonly outcomes: ReadonlyMap<string, LoggedOutcome>
}

export function readHead({ attributes }: XmlElement, receivedAt: number): LoggedHead {
  const time = wholeNumber(attributes.timestamp)
  const messageAt = Math.min(time ?? receivedAt, receivedAt)
  const aheadMs = Math.max(0, (time ?? receivedAt) - receivedAt)
  return { producer: attributes.product ?? '?', messageAt, aheadMs, hasTime: time !== null, receivedAt }
}

export function readWord(element: XmlElement, head: LoggedHead): LoggedWord {
  const [metadata] = childrenNamed(element, 'market_metadata')
  const outcomes = childrenNamed(element, 'outcome').map(({ attributes }) => {
    const odds = Math.round((decimalNumber(attributes.odds) ?? 0) * ODDS_SCALE)
    const isActive = isOn(attributes.active) && odds > ODDS_SCALE
    return [attributes.id ?? '', { isActive, odds: isActive ? odds : 0 }] as const
  })
  return {
    ...head,
    isDisputed: false,
    // What is there and cannot be read lets nothing be bet or sold.
    status: numberOr(element.attributes.status, MARKET_STATUS.suspended) ?? MARKET_STATUS.allowed,
    cashOut: numberOr(element.attributes.cashout_status, -1),
    stopsAt: numberOr(metadata?.attributes.next_betstop, 0),
    outcomes: new Map(outcomes),
  }
}

/** Null where there is no text. */
function numberOr(text: string | undefined, otherwise: number): number | null {
  return text === undefined ? null : (wholeNumber(text) ?? otherwise)
}

/** Whether a message counts instead of one that was known: what was made later; without times, what came later. */
export function isNewer(next: LoggedHead, before: LoggedHead | undefined): boolean {
  if (before === undefined || next.messageAt > before.messageAt) return true
  if (next.messageAt < before.messageAt) return false
  return next.aheadMs > before.aheadMs || (!next.hasTime && !before.hasTime)
}
