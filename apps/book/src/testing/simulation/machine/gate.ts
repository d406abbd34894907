import type { Rng } from '@touchline/sports'
import { type Life, ProcessGone } from './life.ts'

/**
 * The only way to the database: one statement or transaction at a time, the next one drawn by chance from those that
 * wait. Whatever runs side by side is so interleaved in an order that follows from the seed alone.
 */
export interface Gate {
  /** Waits for a turn, and runs while nothing else does. */
  enter<T>(life: Life, work: () => Promise<T>): Promise<T>
  /** Gives turns until `work` is done. */
  during<T>(work: Promise<T>): Promise<T>
  /** Gives turns until nothing waits any more. */
  rest(): Promise<void>
  /** Rejects everything that waits for a life that is over, so that it does nothing. */
  drop(life: Life): void
}

interface Waiting {
  readonly life: Life
  run(): Promise<void>
  giveUp(): void
}

/**
 * Turns of the event loop without news after which whatever is not at the gate waits for something that is. Three are
 * what the book takes; at four, three plays of 22 on a busy machine were others.
 */
const QUIET_TURNS = 16

export function createGate(rng: Rng): Gate {
  let waiting: Waiting[] = []
  let arrivals = 0

  async function quiet(): Promise<void> {
    for (let turns = 0, seen = arrivals; turns < QUIET_TURNS; turns++) {
      await new Promise((next) => setImmediate(next))
      if (arrivals === seen) continue
      seen = arrivals
      turns = -1
    }
  }

  async function giveTurn(): Promise<boolean> {
    const [next] = waiting.splice(waiting.length > 1 ? rng.int(0, waiting.length - 1) : 0, 1)
    await next?.run()
    return next !== undefined
  }

  return {
    enter(life, work) {
      if (life.isOver) return Promise.reject(new ProcessGone())
      arrivals++
      return new Promise((resolve, reject) => {
        waiting.push({ life, run: () => work().then(resolve, reject), giveUp: () => reject(new ProcessGone()) })
      })
    },
    async during(work) {
      let isDone = false
      const noted = work.finally(() => {
        isDone = true
      })
      noted.catch(() => {})
      for (await quiet(); !isDone; await quiet()) await giveTurn()
      return noted
    },
    async rest() {
      for (await quiet(); await giveTurn(); ) await quiet()
    },
    drop(life) {
      const gone = waiting.filter((item) => item.life === life)
      waiting = waiting.filter((item) => item.life !== life)
      for (const item of gone) item.giveUp()
    },
  }
}
