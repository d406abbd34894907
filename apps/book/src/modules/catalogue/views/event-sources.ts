import type { PriceBoard } from '../../pricing/index.ts'
import type { EventIndex } from '../events/event-index.ts'

/** Where an event's prices and bet counts are found. */
export interface EventSources {
  readonly board: PriceBoard
  readonly events: EventIndex
}
