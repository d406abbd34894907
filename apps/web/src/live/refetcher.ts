import { RECONNECT_MIN_MS } from '@touchline/contract/constants'

export interface RefetcherOptions {
  /** Fetches these events again; their answers go into the live store. */
  readonly fetchEvents: (ids: readonly number[]) => Promise<unknown>
  /** Fetches all markets of one event again. */
  readonly fetchMarkets: (id: number) => Promise<unknown>
  readonly after: (ms: number, run: () => void) => void
}

/** Collects what became old within a moment into few calls. */
export interface Refetcher {
  need(matchId: number): void
  /** All markets of this event are on screen or in the slip until the returned function is called. */
  watchMarkets(matchId: number): () => void
}

const BATCH = 100

export function createRefetcher({ fetchEvents, fetchMarkets, after }: RefetcherOptions): Refetcher {
  const needed = new Set<number>()
  const watched = new Map<number, number>()

  async function run(): Promise<void> {
    const ids = [...needed]
    needed.clear()
    for (let at = 0; at < ids.length; at += BATCH) await fetchEvents(ids.slice(at, at + BATCH))
    for (const id of ids) if (watched.has(id)) await fetchMarkets(id)
  }

  return {
    need(matchId) {
      if (needed.size === 0) after(RECONNECT_MIN_MS / 2, () => void run())
      needed.add(matchId)
    },
    watchMarkets(matchId) {
      watched.set(matchId, (watched.get(matchId) ?? 0) + 1)
      let done = false
      return () => {
        if (done) return
        done = true
        const left = (watched.get(matchId) ?? 1) - 1
        if (left > 0) watched.set(matchId, left)
        else watched.delete(matchId)
      }
    },
  }
}
