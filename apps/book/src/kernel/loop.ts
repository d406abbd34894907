import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Service } from './service.ts'
import type { SignalName, Signals } from './signals.ts'

export interface LoopOptions {
  readonly name: string
  readonly clock: Clock
  readonly log: Log
  /** Time between rounds when nothing wakes it, in ms. */
  readonly everyMs: number
  /** Signal that starts a round at once, while the loop runs. */
  readonly wokenBy?: { readonly signals: Signals; readonly name: SignalName }
  /** One round. Returns true when there is more to do at once. */
  round(): Promise<boolean>
}

export interface Loop extends Service {
  /** Starts a round now, or another one after the running one. */
  wake(): void
}

/** Time before a round that failed is tried again, at least. */
const AFTER_FAILURE_MS = 1_000

/**
 * A service that repeats a round, one at a time. A round that fails is logged and tried again with the next one: what
 * it was to do is in the database.
 */
export function createLoop({ name, clock, log, everyMs, wokenBy, round }: LoopOptions): Loop {
  let running: Promise<void> | null = null
  let again = false
  let active = false
  let cancel = () => {}
  let unsubscribe = () => {}

  /** Returns how long to wait for the next round. */
  async function work(): Promise<number> {
    do {
      again = false
      try {
        if (await round()) again = true
      } catch (error) {
        if (active) log.error(`${name} failed, will try again`, error)
        return Math.max(everyMs, AFTER_FAILURE_MS)
      }
    } while (again && active)
    return everyMs
  }

  function wake(): void {
    if (!active) return
    if (running !== null) {
      again = true
      return
    }
    cancel()
    running = work().then((pauseMs) => {
      running = null
      if (active) cancel = clock.after(pauseMs, wake)
    })
  }

  return {
    name,
    wake,
    async run() {
      active = true
      if (wokenBy) unsubscribe = wokenBy.signals.on(wokenBy.name, wake)
      wake()
    },
    async work() {
      while (await round()) {}
    },
    async stop() {
      active = false
      unsubscribe()
      cancel()
      await running
    },
  }
}
