import { EVENT_STATUS, type EventCounts } from '@touchline/contract'
import type { EventEntry } from '../events/event-entry.ts'
import type { EventIndex } from '../events/event-index.ts'
import { isOpen } from '../events/event-index.ts'

const NONE: EventCounts = { live: 0, prematch: 0, outrights: 0 }

/** Open events counted by what `keyOf` answers: sport, category or tournament. */
export function countEvents(events: EventIndex, keyOf: (entry: EventEntry) => number): (key: number) => EventCounts {
  const counts = new Map<number, { live: number; prematch: number; outrights: number }>()
  for (const entry of events.all()) {
    if (!isOpen(entry)) continue
    const key = keyOf(entry)
    const count = counts.get(key) ?? { ...NONE }
    if (entry.type === 'outright') count.outrights++
    else if (entry.status === EVENT_STATUS.prematch) count.prematch++
    else count.live++
    counts.set(key, count)
  }
  return (key) => counts.get(key) ?? NONE
}
