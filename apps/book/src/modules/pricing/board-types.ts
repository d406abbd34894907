/**
 * Types of the price board: what the whole server believes about prices right now. The feed writes it, the publisher
 * sends its differences, placement and cash-out ask it for quotes.
 */
import type { BetStop, BetStopReason } from './fair.ts'

/** 1 open, -1 suspended, 0 hidden, -2 handed over, -3 settled, -4 cancelled (the specification's market statuses). */
export const MARKET_STATUSES = [1, -1, 0, -2, -3, -4] as const
export type MarketStatus = (typeof MARKET_STATUSES)[number]

/** Event status: 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. From 2 on nothing is bettable. */
export const MATCH_STATUSES = [0, 1, 2, 3, 4, 5] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

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
  readonly status: MatchStatus
  readonly betStop: BetStop | null
  readonly version: number
  /** Wall time in ms at which the feed last confirmed all prices of the match. */
  readonly fresh_at: number
  /** Markets by `marketKey`, in the order of the last update. */
  readonly markets: ReadonlyMap<string, BoardMarket>
}

export interface BoardUpdate {
  /** Wall time in ms. */
  readonly at: number
  readonly status: MatchStatus
  readonly betStop: BetStop | null
  /** The whole book of the match: a market that is missing here leaves the board. */
  readonly markets: readonly BoardMarketInput[]
}

/** What happened to one market. `removed` carries its last form with status 0 (hide), unless it came with a final one. */
export interface BoardChange {
  readonly kind: 'new' | 'changed' | 'removed'
  readonly market: BoardMarket
}

export interface BoardDiff {
  readonly matchId: number
  /** Version of the match after the update; unchanged matches keep theirs. */
  readonly version: number
  readonly changes: readonly BoardChange[]
  /** The match's status or bet stop, when it differs from the last one. */
  readonly status: MatchStatus | null
  readonly betStopChanged: boolean
  /** A suspension, reopening, status change or settlement: to be sent at once, not with the next batch. */
  readonly urgent: boolean
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

export interface PriceBoard {
  /** Replaces the book of a match and says what changed. Unchanged markets and outcomes keep their object identity. */
  put(matchId: number, update: BoardUpdate): BoardDiff
  /** The feed confirms that all prices of the match are still right at `at` (wall ms). */
  touch(matchId: number, at: number): void
  match(matchId: number): BoardMatch | undefined
  /** `now` in wall ms; `specifier` with sorted keys. */
  quote(matchId: number, marketId: number, specifier: string, outcomeId: string, now: number): Quote
  remove(matchId: number): void
}
