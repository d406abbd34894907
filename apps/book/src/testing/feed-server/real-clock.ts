import type { VirtualClock } from '../virtual-clock.ts'

/** Wall time that can jump ahead: real sockets need real timers, and no test waits for 20 s of silence. */
export function createRealClock(): VirtualClock {
  let aheadMs = 0
  return {
    now: () => Date.now() + aheadMs,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    advance(ms) {
      aheadMs += ms
    },
    runsOn() {},
  }
}
