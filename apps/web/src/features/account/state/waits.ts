export interface Waits {
  /** Resolves after `ms`, or at once when `endAll` is called. */
  wait(ms: number): Promise<void>
  endAll(): void
}

/** Pauses between retries; they end early when the browser is online again or the player acts. */
export function createWaits(after: (ms: number, run: () => void) => void): Waits {
  const pending = new Set<() => void>()
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        pending.add(resolve)
        after(ms, resolve)
      }),
    endAll() {
      for (const end of pending) end()
      pending.clear()
    },
  }
}
