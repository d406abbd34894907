import { EVENT_STATUS } from '@touchline/contract'
import type { EventEntry } from './event-entry.ts'

/** An event was added (`before` undefined), removed (`after` undefined), or changed. */
export interface EventChange {
  readonly id: number
  readonly before: EventEntry | undefined
  readonly after: EventEntry | undefined
}

/** The events that are visible now; listings read from it. The offer updates it. */
export interface EventIndex {
  get(id: number): EventEntry | undefined
  all(): Iterable<EventEntry>
  /** How many bets were taken on an event. */
  betsCount(id: number): number
  /** Calls the listener for every event that is added, changed or removed, as long as the index lives. */
  onChange(listener: (change: EventChange) => void): void
}

/** Prematch, live or interrupted: not over. */
export function isOpen(entry: EventEntry): boolean {
  return (
    entry.status === EVENT_STATUS.prematch ||
    entry.status === EVENT_STATUS.live ||
    entry.status === EVENT_STATUS.stopped
  )
}

/** Open, and not held while another provider's event is offered in its place: what listings and the search show. */
export function isOffered(entry: EventEntry): boolean {
  return isOpen(entry) && offeredInPlaceOf(entry) === undefined
}

/** Another provider's event of the same match or season, which is offered in the place of this one. */
export function offeredInPlaceOf(entry: EventEntry): number | undefined {
  return entry.type === 'match' || entry.type === 'outright' ? entry.offeredAs : undefined
}
