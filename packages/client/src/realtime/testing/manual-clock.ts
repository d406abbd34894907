import type { Clock } from '../clock.ts'

/** A clock that moves only when the test moves it. */
export interface ManualClock extends Clock {
  /** Lets `ms` pass and calls what comes due, in order. */
  advance(ms: number): void
}

export function createManualClock(): ManualClock {
  const timers = new Set<{ dueAt: number; callback: () => void }>()
  let now = 0
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { dueAt: now + ms, callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ dueAt }) => dueAt <= end).sort((a, b) => a.dueAt - b.dueAt)
        if (!next) break
        timers.delete(next)
        now = next.dueAt
        next.callback()
      }
      now = end
    },
  }
}
