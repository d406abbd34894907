import type { EventEntry, EventIndex } from '../catalogue/index.ts'
import type { PriceBoard } from '../pricing/index.ts'
import type { BoardUpdate } from './board/types.ts'

/**
 * Where a price source writes. The offer derives everything else: what is published on which channel, what is suspended
 * while a provider is down. For an event that closes, put the book first: the suspension of its markets must not wait
 * for the status.
 */
export interface OfferSink {
  /** As readers see it: markets are suspended while their provider is down. */
  readonly board: PriceBoard
  readonly events: EventIndex
  /**
   * The current state of an event. One with an unchanged version is a new reading of its clock and is not published.
   */
  event(entry: EventEntry): void
  /** The whole book of an event: a market that is missing leaves the board. */
  putPrices(eventId: number, update: BoardUpdate): void
  /** All prices of the event are still right at `at` (wall ms). */
  confirm(eventId: number, at: number): void
  /** The event leaves board and listings without a word. */
  remove(eventId: number): void
  /** Leagues, competitors or descriptions of markets are other than before: who follows reads them again. */
  referenceChanged(): void
  /** How many bets were taken on each event. */
  betsCounts(counts: ReadonlyMap<number, number>): void
}
