import { RECONNECT_MIN_MS } from '@touchline/contract/constants'
import { backoff } from '../platform/network/retry.ts'

export interface RefetcherOptions {
  /** Fetches these events again; their responses go into the live store. */
  readonly fetchEvents: (ids: readonly number[]) => Promise<unknown>
  /** Fetches all markets of one event again. */
  readonly fetchMarkets: (id: number) => Promise<unknown>
  readonly after: (ms: number, run: () => void) => () => void
  /** Whether a failure will be the same next time. */
  readonly isFinal: (failure: unknown) => boolean
}

/** Collects what became old within a moment into few calls. */
export interface Refetcher {
  need(eventId: number): void
  /** A message about this event is impossible: the event is fetched at once, and at most every 5 s. */
  doubt(eventId: number): void
  /** All markets of this event are on screen or in the slip until the returned function is called. */
  watchMarkets(eventId: number): () => void
  /** Calls may get through again: what could not be fetched is fetched now. */
  hurry(): void
}

const BATCH = 100
const DOUBT_EVERY_MS = 5_000

export function createRefetcher({ fetchEvents, fetchMarkets, after, isFinal }: RefetcherOptions): Refetcher {
  const needed = new Set<number>()
  const watched = new Map<number, number>()
  /** Events that were doubted a moment ago, and whether they have been since. */
  const doubted = new Map<number, boolean>()
  let failures = 0
  let waiting = false
  let cancel = () => {}

  function later(): void {
    if (waiting) return
    waiting = true
    cancel = after(failures === 0 ? RECONNECT_MIN_MS / 2 : backoff(failures), go)
  }

  function go(): void {
    waiting = false
    void run()
  }

  /** What could not be fetched is needed still, unless it never will be. */
  async function attempt(ids: readonly number[], fetch: () => Promise<unknown>): Promise<boolean> {
    try {
      await fetch()
      return true
    } catch (failure) {
      if (isFinal(failure)) return true
      for (const id of ids) needed.add(id)
      return false
    }
  }

  async function run(): Promise<void> {
    const ids = [...needed]
    needed.clear()
    const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, at) =>
      ids.slice(at * BATCH, (at + 1) * BATCH),
    )
    let done = true
    for (const batch of batches) done = (await attempt(batch, () => fetchEvents(batch))) && done
    for (const id of ids) if (watched.has(id)) done = (await attempt([id], () => fetchMarkets(id))) && done
    failures = done ? 0 : failures + 1
    if (needed.size > 0) later()
  }

  function need(eventId: number): void {
    needed.add(eventId)
    later()
  }

  function doubt(eventId: number): void {
    if (doubted.has(eventId)) return void doubted.set(eventId, true)
    doubted.set(eventId, false)
    need(eventId)
    after(DOUBT_EVERY_MS, () => {
      const isDoubtedAgain = doubted.get(eventId) === true
      doubted.delete(eventId)
      if (isDoubtedAgain) doubt(eventId)
    })
  }

  return {
    need,
    doubt,
    hurry() {
      if (!waiting || failures === 0) return
      cancel()
      go()
    },
    watchMarkets(eventId) {
      watched.set(eventId, (watched.get(eventId) ?? 0) + 1)
      let done = false
      return () => {
        if (done) return
        done = true
        const left = (watched.get(eventId) ?? 1) - 1
        if (left > 0) watched.set(eventId, left)
        else watched.delete(eventId)
      }
    },
  }
}
