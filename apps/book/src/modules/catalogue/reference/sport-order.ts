import type { Priorities } from '../../../kernel/priorities.ts'
import type { SportRow, StoredSport } from './reference.ts'

/** The order of sports: the operators' goes before the catalogue's own, and may change at any time. */
export interface SportOrder {
  /** The same sports, with a priority and place that follow every later change. */
  follow(sports: readonly StoredSport[]): readonly SportRow[]
  /** Takes the priorities of the published site by key of a sport, over all others. */
  take(priorities: Readonly<Record<string, number>>): void
}

interface Rank {
  readonly priority: number
  readonly place: number
}

/**
 * Of two sports with the same priority the one that an operator named comes first: who gives tennis a 1 wants it before
 * the sport that has a 1 of its own.
 * @param set what the process is started with
 * @param onChange the order has changed
 */
export function createSportOrder(set: Priorities, onChange: () => void): SportOrder {
  let ofSite: Readonly<Record<string, number>> = {}
  let stored: ReadonlyMap<number, StoredSport> = new Map()
  let ranks: ReadonlyMap<number, Rank> = new Map()

  function arrange(): void {
    const sports = [...stored.values()].map(({ id, key, priority }) => {
      const position = ofSite[key] ?? set.get(key)
      return { id, isNamed: position !== undefined, priority: position ?? priority }
    })
    sports.sort((a, b) => a.priority - b.priority || Number(b.isNamed) - Number(a.isNamed) || a.id - b.id)
    const before = [...ranks.keys()].join()
    ranks = new Map(sports.map(({ id, priority }, place) => [id, { priority, place }]))
    if ([...ranks.keys()].join() !== before) onChange()
  }

  return {
    follow(sports) {
      stored = new Map(sports.map((sport) => [sport.id, sport]))
      arrange()
      return sports.map((sport) => ({
        ...sport,
        get priority() {
          return ranks.get(sport.id)?.priority ?? sport.priority
        },
        get place() {
          return ranks.get(sport.id)?.place ?? sport.priority
        },
      }))
    },
    take(priorities) {
      ofSite = priorities
      arrange()
    },
  }
}
