import type { Clock } from '../kernel/clock.ts'

export interface VirtualClock extends Clock {
  /** Moves time; timers that fall due run in order. */
  advance(ms: number): void
  /** From now on time passes while work is done: every reading is `ms` after the one before. 0 stops it again. */
  runsOn(ms: number): void
}

/** A clock that moves only when a test advances it. */
export function createVirtualClock(start: number): VirtualClock {
  let now = start
  let perReading = 0
  let timers: { readonly at: number; readonly run: () => void }[] = []
  return {
    now() {
      const read = now
      now += perReading
      return read
    },
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    runsOn(ms) {
      perReading = ms
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
