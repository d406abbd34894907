import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import type { Delivery } from './session.ts'

/** A message that can never be taken in. */
export class Unusable extends Error {}

export interface HandOverPorts {
  readonly clock: Clock
  readonly log: Log
  /** Stores a message. Throws Unusable if that can never work; any other error is tried again. */
  take(delivery: Delivery): Promise<void>
  /** Messages with the same name keep their order; null: after all before it, and before all after it. */
  laneOf(delivery: Delivery): string | null
  /** Puts a message aside for people. */
  reject(delivery: Delivery, why: string): Promise<void>
  /** The hand-over has become full, or has room again. */
  backlog(isFull: boolean): void
}

/**
 * Messages between the session and the database: those about one event in the order in which they came, others beside
 * them.
 */
export interface HandOver {
  push(delivery: Delivery): void
  readonly pending: number
  /** The message being taken in is finished; the rest is dropped and not acknowledged. */
  stop(): Promise<void>
}

const AGAIN_AFTER_MS = 250
/** A message that fails so often while others could be stored is at fault itself. */
const MOST_ATTEMPTS = 3
/** Messages of several events that are taken in at a time. */
const SIDE_BY_SIDE = 64

/** @param limit messages at which it is full: the session requests no more */
export function createHandOver(ports: HandOverPorts, limit: number): HandOver {
  const { clock, log } = ports
  const lanes = new Map<string, Promise<void>>()
  const slots = createSlots(SIDE_BY_SIDE)
  /** What everything that comes later has to wait for. */
  let barrier = Promise.resolve()
  let pending = 0
  let isFull = false
  let isStopped = false

  /** Resolves when the message is taken in or put aside, however long the database is away. */
  async function settle(delivery: Delivery): Promise<void> {
    for (let attempt = 1; !isStopped; attempt++) {
      try {
        await ports.take(delivery)
        return delivery.done()
      } catch (error) {
        const isAtFault = error instanceof Unusable || attempt >= MOST_ATTEMPTS
        if (isAtFault && (await putAside(delivery, error))) return delivery.done()
        if (attempt === 1) log.warn('A message of the feed could not be taken in, will try again', error)
        await new Promise<void>((resolve) => clock.after(AGAIN_AFTER_MS, resolve))
      }
    }
  }

  /** Where not even this can be stored, it is the database that is away. */
  function putAside(delivery: Delivery, error: unknown): Promise<boolean> {
    return ports.reject(delivery, error instanceof Error ? error.message : String(error)).then(
      () => true,
      () => false,
    )
  }

  function finished(): void {
    pending -= 1
    if (!isFull || pending > limit / 2) return
    isFull = false
    ports.backlog(false)
  }

  return {
    get pending() {
      return pending
    },
    push(delivery) {
      if (isStopped) return
      pending += 1
      const lane = ports.laneOf(delivery)
      const before = lane === null ? Promise.all([barrier, ...lanes.values()]) : (lanes.get(lane) ?? barrier)
      const run = before.then(() => slots.use(() => settle(delivery))).then(finished)
      if (lane === null) {
        barrier = run
        lanes.clear()
      } else {
        lanes.set(lane, run)
        void run.then(() => lanes.get(lane) === run && lanes.delete(lane))
      }
      if (isFull || pending < limit) return
      isFull = true
      ports.backlog(true)
    },
    async stop() {
      isStopped = true
      await Promise.all([barrier, ...lanes.values()])
    },
  }
}

/** Lets so many run at a time; the others wait their turn. */
function createSlots(most: number) {
  let used = 0
  const waiting: (() => void)[] = []
  return {
    async use(run: () => Promise<void>): Promise<void> {
      if (used >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      else used += 1
      try {
        await run()
      } finally {
        const next = waiting.shift()
        if (next === undefined) used -= 1
        else next()
      }
    },
  }
}
