import type { EventEntry } from '../events/event-entry.ts'
import type { EventIndex } from '../events/event-index.ts'
import { comparing, parseSort } from './sort-events.ts'

/** All events in the orders of the listings. */
export interface EventOrders {
  /** @param sort as `parseSort` reads it; the list is the one that is kept: read it before anything else happens */
  by(sort: string | undefined): readonly EventEntry[]
  /** Drops all orders, because their sort keys have changed; the next request sorts again. */
  forget(): void
}

/** Number of orders kept; the least recently used is dropped. Pages use five, a script may invent any number. */
const MOST = 8

type Compare = (a: EventEntry, b: EventEntry) => number

interface Order {
  readonly compare: Compare
  readonly entries: EventEntry[]
}

/** The index of an event in a sorted list, or the index where it belongs. */
function placeOf({ entries, compare }: Order, entry: EventEntry): number {
  let [from, to] = [0, entries.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const other = entries[middle]
    if (other !== undefined && compare(other, entry) < 0) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Sorts an order on its first request, and then moves only the events that change: a page of many events costs its
 * rows.
 */
export function createEventOrders(events: EventIndex): EventOrders {
  const orders = new Map<string, Order>()

  function make(sort: string | undefined): Order {
    const compare = comparing(parseSort(sort), events)
    return { compare, entries: [...events.all()].sort(compare) }
  }

  function follow(order: Order, before: EventEntry | undefined, after: EventEntry | undefined): void {
    const { entries, compare } = order
    if (before !== undefined && after !== undefined && compare(before, after) === 0) {
      entries[placeOf(order, before)] = after
      return
    }
    if (before !== undefined) entries.splice(placeOf(order, before), 1)
    if (after !== undefined) entries.splice(placeOf(order, after), 0, after)
  }

  events.onChange(({ before, after }) => {
    for (const order of orders.values()) follow(order, before, after)
  })
  return {
    by(sort) {
      // Counts of bets move without an event that does.
      if (sort?.includes('bets_count')) return make(sort).entries
      const key = sort ?? ''
      const order = orders.get(key) ?? make(sort)
      orders.delete(key)
      orders.set(key, order)
      for (const oldest of orders.keys()) if (orders.size > MOST) orders.delete(oldest)
      return order.entries
    },
    forget: () => orders.clear(),
  }
}
