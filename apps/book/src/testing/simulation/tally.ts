/** What happened, and how often. */
export interface Tally {
  add(what: string, times?: number): void
  entries(): readonly (readonly [what: string, times: number])[]
}

export function createTally(): Tally {
  const counts = new Map<string, number>()
  return {
    add: (what, times = 1) => void counts.set(what, (counts.get(what) ?? 0) + times),
    entries: () => [...counts].sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}
