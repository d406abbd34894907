import type { EventChange, EventEntry, EventIndex } from '../../catalogue/index.ts'

/** The events that can be seen now, as the one who writes them has them. */
export interface WritableEventIndex extends EventIndex {
  put(entry: EventEntry): void
  remove(id: number): void
  setBetsCounts(counts: ReadonlyMap<number, number>): void
  betsCounts(): ReadonlyMap<number, number>
}

export function createEventIndex(): WritableEventIndex {
  const entries = new Map<number, EventEntry>()
  const listeners: ((change: EventChange) => void)[] = []
  let bets: ReadonlyMap<number, number> = new Map()

  function emit(change: EventChange): void {
    for (const listener of listeners) listener(change)
  }

  return {
    put(entry) {
      const before = entries.get(entry.id)
      entries.set(entry.id, entry)
      emit({ id: entry.id, before, after: entry })
    },
    remove(id) {
      const before = entries.get(id)
      if (before === undefined) return
      entries.delete(id)
      emit({ id, before, after: undefined })
    },
    get: (id) => entries.get(id),
    all: () => entries.values(),
    betsCount: (id) => bets.get(id) ?? 0,
    betsCounts: () => bets,
    setBetsCounts(counts) {
      bets = counts
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
