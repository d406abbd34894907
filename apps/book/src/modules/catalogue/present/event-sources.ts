import type { PriceBoard } from '../../pricing/index.ts'
import type { EventBook } from '../events/event-book.ts'

/** Where an event's prices and bet counts are found. */
export interface EventSources {
  readonly board: PriceBoard
  readonly book: EventBook
}
