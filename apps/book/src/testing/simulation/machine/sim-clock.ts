import type { Clock } from '../../../kernel/clock.ts'

/** Time of a simulation: it passes only when advanced. */
export interface SimClock extends Clock {
  /** Time passes; timers run at the moments they are set for, those they set in turn included. */
  advance(ms: number): void
  /** The machine slept: the time jumps forward, and every timer that fell due in between runs once. */
  leap(ms: number): void
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

export function createSimClock(start: number): SimClock {
  let now = start
  const timers = new Set<Timer>()

  /** The next timer, of two at one moment the one set first. */
  function next(until: number): Timer | null {
    let first: Timer | null = null
    for (const timer of timers)
      if (timer.at <= until && timer.at < (first?.at ?? Number.POSITIVE_INFINITY)) first = timer
    return first
  }

  function runUntil(end: number): void {
    for (let timer = next(end); timer !== null; timer = next(end)) {
      timers.delete(timer)
      now = Math.max(now, timer.at)
      timer.run()
    }
    now = end
  }

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: (ms) => runUntil(now + ms),
    leap(ms) {
      now += ms
      runUntil(now)
    },
  }
}
