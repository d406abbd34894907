import { EVENT_STATUS } from '@touchline/contract'
import type { EventEntry } from './event-entry.ts'

/** The events that can be seen now, kept by the feed; listings are answered from it. */
export interface EventBook {
  put(entry: EventEntry): void
  remove(id: number): void
  get(id: number): EventEntry | undefined
  all(): Iterable<EventEntry>
  /** How many bets were taken on an event. */
  betsCount(id: number): number
  setBetsCounts(counts: ReadonlyMap<number, number>): void
}

export function createEventBook(): EventBook {
  const entries = new Map<number, EventEntry>()
  let bets: ReadonlyMap<number, number> = new Map()
  return {
    put: (entry) => void entries.set(entry.id, entry),
    remove: (id) => void entries.delete(id),
    get: (id) => entries.get(id),
    all: () => entries.values(),
    betsCount: (id) => bets.get(id) ?? 0,
    setBetsCounts(counts) {
      bets = counts
    },
  }
}

/** Prematch, live or interrupted: not over. */
export function isOpen(entry: EventEntry): boolean {
  return (
    entry.status === EVENT_STATUS.prematch ||
    entry.status === EVENT_STATUS.live ||
    entry.status === EVENT_STATUS.stopped
  )
}
