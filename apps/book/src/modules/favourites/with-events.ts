import { type Catalogue, type EventEntry, eventFilter } from '../catalogue/index.ts'
import type { Followed } from './types.ts'

/** Whether something has an event that passes a filter; an empty filter lets everything pass. */
export function withEvents(
  { events, board }: Catalogue,
  filter: Followed['filter'],
  idsOf: (entry: EventEntry) => readonly number[],
): (id: number) => boolean {
  if (filter.match_status === undefined && filter.bettable !== true) return () => true
  const found = new Set([...events.all()].filter(eventFilter(filter, board)).flatMap(idsOf))
  return (id) => found.has(id)
}
