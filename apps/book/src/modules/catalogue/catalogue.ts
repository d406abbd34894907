import type { Provider } from '@touchline/contract'
import type { Db, Reads } from '../../db/index.ts'
import {
  type AdditionalProviders,
  EVERY_ADDITIONAL_PROVIDER,
  offeredProviders,
} from '../../kernel/additional-providers.ts'
import { OWN_PRIORITIES, type Priorities } from '../../kernel/priorities.ts'
import type { PriceBoard } from '../pricing/index.ts'
import type { EventIndex } from './events/event-index.ts'
import { createOpenEventCounts, type OpenEventCounts } from './listing/count-events.ts'
import { createEventOrders, type EventOrders } from './listing/event-orders.ts'
import { loadReference } from './reference/load-reference.ts'
import { EMPTY_REFERENCE, offeredReference, type Reference } from './reference/reference.ts'
import { createSportOrder } from './reference/sport-order.ts'

/** What the catalogue's calls read from. */
export interface Catalogue {
  readonly db: Db
  /** For results and forms. */
  readonly reads: Reads
  readonly board: PriceBoard
  readonly events: EventIndex
  /** The same events in the orders of listings. */
  readonly orders: EventOrders
  readonly counts: OpenEventCounts
  /** Providers whose sports and events are there. */
  readonly offered: readonly Provider[]
  /** What is on offer. */
  reference(): Reference
  /** Including additional providers whose flag is off: bets on their events are still shown and settled. */
  archive(): Reference
  /** Reads sports, leagues and competitors again: at the start, and when an import added some. */
  reload(): Promise<Reference>
  /** Takes the order that the published site has for sports; lists and listings follow at once. */
  orderSports(priorities: Readonly<Record<string, number>>): void
}

/**
 * @param offer the events and markets that are open now
 * @param additional providers besides the main ones whose sports and events are there
 * @param priorities that go before the catalogue's own; those of the site go before them
 * @param combinable feeds that price outcomes of one event together
 * @param reads where results and forms are read
 */
export function createCatalogue(
  db: Db,
  { board, events }: { readonly board: PriceBoard; readonly events: EventIndex },
  additional: AdditionalProviders = EVERY_ADDITIONAL_PROVIDER,
  priorities: Priorities = OWN_PRIORITIES,
  combinable: readonly Provider[] = [],
  reads: Reads = db,
): Catalogue {
  const offered = offeredProviders(additional)
  const orders = createEventOrders(events)
  const sportOrder = createSportOrder(priorities, orders.forget)
  let archive = EMPTY_REFERENCE
  let reference = EMPTY_REFERENCE
  return {
    db,
    reads,
    board,
    events,
    orders,
    counts: createOpenEventCounts(events),
    offered,
    reference: () => reference,
    archive: () => archive,
    async reload() {
      archive = await loadReference(db, sportOrder, priorities, combinable)
      reference = offeredReference(archive, offered)
      return reference
    },
    orderSports: sportOrder.take,
  }
}
