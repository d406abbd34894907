import type { Clock } from '../kernel/clock.ts'

export interface VirtualClock extends Clock {
  /** Moves time; timers that fall due run in order. */
  advance(ms: number): void
}

/** A clock that stands still until it is told to move. */
export function createVirtualClock(start: number): VirtualClock {
  let now = start
  let timers: { readonly at: number; readonly run: () => void }[] = []
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        timers = timers.filter((other) => other !== next)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}
