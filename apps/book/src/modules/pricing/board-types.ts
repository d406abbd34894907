/**
 * Types of the price board: what the whole server believes about prices right now. Module `offer` writes it and sends its
 * differences; placement and cash-out ask it for quotes.
 */
import type { EventStatus, MarketStatus } from '@touchline/betting'
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

export interface BoardMarket {
  readonly id: number
  readonly specifier: string
  readonly status: MarketStatus
  readonly most_balanced: boolean
  /** Wall time in ms at which this market last changed; grows with every change inside a match. */
  readonly version: number
  /** Wall time in ms at which its prices were made. Freshness is the match's (`BoardMatch.fresh_at`). */
  readonly priced_at: number
  readonly outcomes: readonly BoardOutcome[]
}

export type BoardMarketInput = Omit<BoardMarket, 'version' | 'priced_at'>

export interface BoardMatch {
  readonly id: number
  readonly status: EventStatus
  readonly betStop: BetStop | null
  readonly version: number
  /** Wall time in ms at which the feed last confirmed all prices of the match. */
  readonly fresh_at: number
  /** Markets by `marketKey`, in the order of the last update. */
  readonly markets: ReadonlyMap<string, BoardMarket>
}

/** Answer to "may this be bet on, and at what price?". */
export type Quote =
  | {
      readonly state: 'open'
      readonly odds: number
      readonly version: number
      readonly probability: number
      readonly refund: number
    }
  | { readonly state: 'suspended'; readonly reason: BetStopReason | 'market' | 'outcome' | 'match' }
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
  of(matchId: number, key: string): readonly RecordedOutcome[] | undefined
}

/** What is believed about prices right now, to be read. */
export interface PriceBoard {
  match(matchId: number): BoardMatch | undefined
  /** `now` in wall ms; `specifier` with sorted keys. */
  quote(matchId: number, marketId: number, specifier: string, outcomeId: string, now: number): Quote
}
