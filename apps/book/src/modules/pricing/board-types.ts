/**
 * Types of the price board: the prices that the whole server holds at this moment. Module `offer` writes it and sends
 * its diffs; placement and cash-out request quotes from it.
 */
import type { EventStatus, MarketStatus, Provider } from '@touchline/betting'
import type { BetStop, BetStopReason } from '@touchline/sports'

export interface BoardOutcome {
  readonly id: string
  readonly active: boolean
  /** Scaled odds, 0 when not active. */
  readonly odds: number
  /** Fair probability, 1 / fair odds. */
  readonly probability: number
  /** Expected share of the stake returned (pushes, half results), 0 on most lines. */
  readonly refund: number
}

/** What a price goes back to: the message that made it, so that what was taken at it can be justified later. */
export interface PriceOrigin {
  /** Whose message it was; null: the book's own programme, which plays for the provider of the event. */
  readonly provider: Provider | null
  /** The producer's number as the feed writes it, or 'simulator'. */
  readonly producer: string
  /** When the message was made, in Unix ms by its producer's clock. */
  readonly generated_at: number
}

/** Of a price that the book's own programme made at `at` (Unix ms). */
export function ownOrigin(at: number): PriceOrigin {
  return { provider: null, producer: 'simulator', generated_at: at }
}

export type CashOutStatus = 1 | -1 | -2

export interface BoardMarket {
  readonly id: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly most_balanced: boolean
  /** Wall time in ms at which this market last changed; grows with every change inside a match. */
  readonly version: number
  /** Wall time in ms at which its prices were made. Freshness is the match's (`BoardEvent.fresh_at`). */
  readonly priced_at: number
  readonly origin: PriceOrigin
  /** Whether bets on it may be cashed out, the feed's number: 1 yes, -1 not now, -2 not any more. */
  readonly cash_out: CashOutStatus
  /**
   * Its source gives the chances of its outcomes apart from their prices, for the cash-outs that need them; absent: the
   * outcomes have them.
   */
  readonly chances?: 'asked'
  /**
   * Suspended only because another provider's event is offered in place of its own: bets on it may be cashed out at its
   * prices.
   */
  readonly isHeld?: true
  /** Wall time in ms at which bets on it end, independent of later messages; null: at no known time. */
  readonly bet_until: number | null
  readonly outcomes: readonly BoardOutcome[]
}

/**
 * A market as its source prices it. Without an origin it is the book's own price, made when its book is put; bets on it
 * may be cashed out, and end at no time, unless a field states otherwise.
 */
export type BoardMarketInput = Omit<BoardMarket, 'version' | 'priced_at' | OptionalKey> &
  Partial<Pick<BoardMarket, OptionalKey>>
type OptionalKey = 'origin' | 'cash_out' | 'bet_until'

export interface BoardEvent {
  readonly id: number
  readonly status: EventStatus
  readonly betStop: BetStop | null
  readonly version: number
  /** Wall time in ms at which the feed last confirmed all prices of the match. */
  readonly fresh_at: number
  /** Markets by `marketKey`, in the order of the last update. */
  readonly markets: ReadonlyMap<string, BoardMarket>
}

/** Whether an outcome may be bet on, and at what price. */
export type Quote =
  | {
      readonly state: 'open'
      readonly odds: number
      readonly version: number
      readonly probability: number
      readonly refund: number
    }
  | { readonly state: 'suspended'; readonly reason: BetStopReason | 'market' | 'outcome' | 'match' | 'time' }
  /** The market or the match is decided, over or gone. */
  | { readonly state: 'closed' }
  /** The feed has not confirmed the price for 10 s. */
  | { readonly state: 'stale' }
  /** Never on this board. */
  | { readonly state: 'missing' }

/** A price from a moment on, wall ms. */
export interface PricePoint {
  readonly at: number
  readonly odds: number
}

/** How the price of one outcome has moved; null and empty where it never had one. */
export interface RecordedOutcome {
  readonly id: string
  readonly first: PricePoint | null
  readonly highest: PricePoint | null
  readonly lowest: PricePoint | null
  /** The oldest first. */
  readonly points: readonly PricePoint[]
}

/** What is remembered of how prices moved. */
export interface PriceRecord {
  /** @param key of the market inside its match, `marketKey`; undefined where nothing is remembered */
  of(eventId: number, key: string): readonly RecordedOutcome[] | undefined
}

/** What is believed about prices right now, to be read. */
export interface PriceBoard {
  event(eventId: number): BoardEvent | undefined
  /** `now` in wall ms; `specifier` with sorted keys. */
  quote(eventId: number, marketId: number, specifier: string, outcomeId: string, now: number): Quote
}
