import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Service } from './service.ts'

export interface LoopOptions {
  readonly name: string
  readonly clock: Clock
  readonly log: Log
  /** Time between rounds when nothing wakes it, in ms. */
  readonly everyMs: number
  /** One round. Answers true when there is more to do at once. */
  round(): Promise<boolean>
}

export interface Loop extends Service {
  /** Starts a round now, or another one after the running one. */
  wake(): void
}

/**
 * A service that repeats a round, one at a time. A round that fails is logged and tried again with the next one: what
 * it was to do is in the database.
 */
export function createLoop({ name, clock, log, everyMs, round }: LoopOptions): Loop {
  let running: Promise<void> | null = null
  let again = false
  let active = false
  let cancel = () => {}

  async function work(): Promise<void> {
    do {
      again = false
      try {
        if (await round()) again = true
      } catch (error) {
        if (active) log.error(`${name} failed, will try again`, error)
        break
      }
    } while (again && active)
  }

  function wake(): void {
    if (!active) return
    if (running !== null) {
      again = true
      return
    }
    cancel()
    running = work().finally(() => {
      running = null
      if (active) cancel = clock.after(everyMs, wake)
    })
  }

  return {
    name,
    wake,
    async run() {
      active = true
      wake()
    },
    async stop() {
      active = false
      cancel()
      await running
    },
  }
}
