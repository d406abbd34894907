import type { EventStatus } from '@touchline/betting'
import type { BetStop } from '@touchline/sports'
import type { BoardEvent, BoardMarket, BoardMarketInput, PriceBoard } from '../../pricing/index.ts'

export interface BoardUpdate {
  /** Wall time in ms. */
  readonly at: number
  readonly status: EventStatus
  readonly betStop: BetStop | null
  /** The whole book of the match: a market that is missing here leaves the board. */
  readonly markets: readonly BoardMarketInput[]
}

/**
 * What happened to one market. `new` is one that was not there, or has an outcome that it did not have. `removed`
 * carries its last form as not allowed, unless it came with a final one.
 */
export interface BoardChange {
  readonly kind: 'new' | 'changed' | 'removed'
  readonly market: BoardMarket
}

export interface BoardDiff {
  readonly eventId: number
  /** Version of the match after the update; unchanged matches keep theirs. */
  readonly version: number
  readonly changes: readonly BoardChange[]
  /** The match's status or bet stop, when it differs from the last one. */
  readonly status: EventStatus | null
  readonly betStopChanged: boolean
  /** A suspension, reopening, status change or settlement: to be sent at once, not with the next batch. */
  readonly urgent: boolean
}

/** A price board to be written. */
export interface WritablePriceBoard extends PriceBoard {
  /**
   * Replaces the book of a match; listeners receive the changes. Unchanged markets and outcomes keep their object
   * identity.
   */
  put(eventId: number, update: BoardUpdate): BoardDiff
  /** All prices of the match are still right at `at` (wall ms). */
  confirm(eventId: number, at: number): void
  remove(eventId: number): void
}

/** A board that is the copy of another process's. */
export interface ReplicaBoard extends PriceBoard {
  /** Takes a book over as it is. @param left keys of markets that have left, besides those that had */
  restore(match: BoardEvent, left: readonly string[]): void
  /** Keys of markets that have left. */
  leftOf(eventId: number): Iterable<string>
  confirm(eventId: number, at: number): void
  remove(eventId: number): void
}
