import { EVENT_STATUS } from '@touchline/contract'
import type { EventEntry } from './event-entry.ts'

/** The events that can be seen now; listings are answered from it. The offer keeps it. */
export interface EventIndex {
  get(id: number): EventEntry | undefined
  all(): Iterable<EventEntry>
  /** How many bets were taken on an event. */
  betsCount(id: number): number
}

/** Prematch, live or interrupted: not over. */
export function isOpen(entry: EventEntry): boolean {
  return (
    entry.status === EVENT_STATUS.prematch ||
    entry.status === EVENT_STATUS.live ||
    entry.status === EVENT_STATUS.stopped
  )
}
