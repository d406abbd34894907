/** Time as the client needs it; tests pass their own. */
export interface Clock {
  /** Milliseconds; only differences are looked at. */
  now(): number
  /** Calls back once after `ms`, unless the returned function is called before. */
  after(ms: number, callback: () => void): () => void
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}
