/** Live books are priced again at least this often while there is time for it, in wall ms. */
const LIVE_EVERY_MS = 2_000
/** And never more rarely: prices on which nothing may be bet are 10 s old. */
const LIVE_AT_MOST_MS = 6_000
/** Share of a core that pricing in play may take. */
const LOAD = 0.18

/** Learns what pricing costs, and stretches the cadence before it costs too much. */
export interface Pace {
  /** Notes that pricing a book took `ms` of CPU. */
  spent(ms: number): void
  /** Wall ms between two prices of one live book, with so many of them; without visitors, the most. */
  liveEveryMs(books: number, isAway?: boolean): number
}

export function createPace(): Pace {
  let mean = 1
  return {
    spent(ms) {
      mean += (ms - mean) * 0.02
    },
    liveEveryMs: (books, isAway = false) =>
      isAway ? LIVE_AT_MOST_MS : Math.min(LIVE_AT_MOST_MS, Math.max(LIVE_EVERY_MS, (books * mean) / LOAD)),
  }
}
