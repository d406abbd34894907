import type { MATCH_SORTS } from '@touchline/contract'
import type { EventEntry } from '../events/event-entry.ts'
import type { EventIndex } from '../events/event-index.ts'
import type { TournamentRow } from '../reference/reference.ts'

export type SortField = (typeof MATCH_SORTS)[number]

export interface SortKey {
  readonly field: SortField
  readonly descending: boolean
}

/** Listings without a wish: sports and leagues by priority, then kick-off. */
const DEFAULT_SORT: readonly SortKey[] = [
  { field: 'tournament.sport.priority', descending: false },
  { field: 'tournament.priority', descending: false },
  { field: 'start_time', descending: false },
]

/** Reads `tournament.priority,-start_time`; the contract has checked the words. */
export function parseSort(text: string | undefined, fallback: readonly SortKey[] = DEFAULT_SORT): readonly SortKey[] {
  if (text === undefined) return fallback
  return text.split(',').map((word) => {
    const descending = word.startsWith('-')
    return { field: (descending ? word.slice(1) : word) as SortField, descending }
  })
}

/**
 * Compares by the keys in their order, and by kick-off and id where they leave two equal: no two events are, so pages
 * never overlap.
 */
export function comparing(
  keys: readonly SortKey[],
  events: Pick<EventIndex, 'betsCount'>,
): (a: EventEntry, b: EventEntry) => number {
  const sortValue = (entry: EventEntry, field: SortField) => {
    if (field === 'start_time') return entry.startsAt
    if (field === 'bets_count') return events.betsCount(entry.id)
    return leagueValue(entry.tournament, field)
  }
  return (a, b) => {
    for (const { field, descending } of keys) {
      const difference = sortValue(a, field) - sortValue(b, field)
      if (difference !== 0) return descending ? -difference : difference
    }
    return a.startsAt - b.startsAt || a.id - b.id
  }
}

export function sortEvents(entries: readonly EventEntry[], keys: readonly SortKey[], events: EventIndex): EventEntry[] {
  return [...entries].sort(comparing(keys, events))
}

/** Value of a sort key that depends on the league alone. */
export function leagueValue(
  { id, priority, category }: TournamentRow,
  field: Exclude<SortField, 'start_time' | 'bets_count'>,
): number {
  switch (field) {
    case 'tournament.sport.id':
      return category.sport.id
    case 'tournament.sport.priority':
      return category.sport.place
    case 'category.id':
      return category.id
    case 'category.priority':
      return category.priority
    case 'tournament.id':
      return id
    case 'tournament.priority':
      return priority
  }
}
