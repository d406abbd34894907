import { type Refusal, refuse } from './refusal.ts'

/** Who wants a turn. */
export interface Turn {
  /** Who it counts for: `addressKey`, or a player. */
  readonly from: string
  /**
   * The subject of the work, such as a login; work on one subject is limited too.
   * @default nothing
   */
  readonly about?: string
  /** Whether the client has gone; its turn passes. @default it stays */
  readonly isGone?: () => boolean
}

export interface FairLineOptions {
  /** How much is done at once. */
  readonly atOnce: number
  /** Concurrent work for one client, and on one subject. */
  readonly ofOne: number
  /** How many of one may wait. */
  readonly waiting: number
}

/**
 * A queue for expensive work: next is the client with the least under way, so that many requests of one delay only its
 * own.
 */
export interface FairLine {
  /**
   * Does the work when its turn comes; refuses at once where too much of the same one waits, and when they have gone.
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T | Refusal>
}

const RETRY_AFTER_MS = 1_000

interface Place extends Turn {
  readonly start: () => void
  readonly leave: () => void
}

export function createFairLine({ atOnce, ofOne, waiting }: FairLineOptions): FairLine {
  const line = new Set<Place>()
  const underWay = new Map<string, number>()
  let busy = 0

  const tooMany = () => refuse('too_many_requests', { retryAfterMs: RETRY_AFTER_MS })
  const keysOf = ({ from, about }: Turn) => [`from ${from}`, ...(about === undefined ? [] : [`about ${about}`])]
  const loadOf = (turn: Turn) => Math.max(...keysOf(turn).map((key) => underWay.get(key) ?? 0))

  function count(turn: Turn, by: 1 | -1): void {
    busy += by
    for (const key of keysOf(turn)) {
      const left = (underWay.get(key) ?? 0) + by
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
  }

  function next(): Place | undefined {
    let best: Place | undefined
    for (const place of line) {
      if (place.isGone?.()) {
        line.delete(place)
        place.leave()
      } else if (loadOf(place) < Math.min(ofOne, best === undefined ? ofOne : loadOf(best))) best = place
    }
    return best
  }

  function startNext(): void {
    while (busy < atOnce) {
      const place = next()
      if (place === undefined) return
      line.delete(place)
      count(place, 1)
      place.start()
    }
  }

  return {
    run(turn, work) {
      const own = [...line].filter(({ from }) => from === turn.from).length
      if (own >= waiting) return Promise.resolve(tooMany())
      return new Promise((resolve, reject) => {
        const start = () =>
          void work()
            .then(resolve, reject)
            .finally(() => {
              count(turn, -1)
              startNext()
            })
        line.add({ ...turn, start, leave: () => resolve(tooMany()) })
        startNext()
      })
    },
  }
}
