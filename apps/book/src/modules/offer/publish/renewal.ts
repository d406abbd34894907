import type { EventEntry } from '../../catalogue/index.ts'
import { isPrematch } from './events.ts'

/** Events renewed with one flush: a takeover at 4,000 events takes 20 s, and prices in play are never behind them. */
const PER_FLUSH = 10

/** Events whose channels this process has not published to since it took over. */
export interface Renewal {
  /** Starts over. @returns what cannot wait: all that is in play */
  begin(open: readonly EventEntry[]): readonly EventEntry[]
  /** Whether an event still waits for its turn. */
  isWaiting(id: number): boolean
  /** The event does not wait any longer. @returns whether it did */
  take(id: number): boolean
  /** The ids whose turn has come, those that start soonest first; they wait until they are taken. */
  next(): readonly number[]
}

/**
 * A process that takes over does not know what its predecessor published, so it publishes every event again. All of
 * them at once would hold up the prices in play behind thousands of others: those before the start take turns.
 */
export function createRenewal(): Renewal {
  const waiting = new Set<number>()
  return {
    begin(open) {
      waiting.clear()
      const later = open.filter(isPrematch).sort((a, b) => a.startsAt - b.startsAt)
      for (const { id } of later) waiting.add(id)
      return open.filter((entry) => !isPrematch(entry))
    },
    isWaiting: (id) => waiting.has(id),
    take: (id) => waiting.delete(id),
    next() {
      const ids: number[] = []
      for (const id of waiting) {
        if (ids.length === PER_FLUSH) break
        ids.push(id)
      }
      return ids
    },
  }
}
