/** Time as the hub needs it, passed in so that tests can move it by hand. */
export interface Scheduler {
  /** Milliseconds since the epoch: what token claims are compared with. */
  wallClock(): number
  /** Milliseconds that only ever grow: what delays are measured with. */
  now(): number
  /** Calls back every `ms` until the returned function is called. Does not keep the process alive. */
  every(ms: number, callback: () => void): () => void
  /** Calls back once input that has already arrived was read. */
  soon(callback: () => void): void
}

/** The machine's own time. */
export const systemScheduler: Scheduler = {
  wallClock: () => Date.now(),
  now: () => performance.now(),
  every(ms, callback) {
    const timer = setInterval(callback, ms)
    timer.unref()
    return () => clearInterval(timer)
  },
  soon: (callback) => void setImmediate(callback),
}
