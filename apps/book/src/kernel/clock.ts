/** Wall time and timers, passed in so that a test can hold or move time. */
export interface Clock {
  /** Unix time in ms. */
  now(): number
  /** Runs once after `ms`; the response cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
