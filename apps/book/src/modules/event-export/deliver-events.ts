import { createLoop } from '../../kernel/loop.ts'
import type { Service } from '../../kernel/service.ts'
import { loadEvents } from './load-events.ts'
import type { EventExportPorts } from './ports.ts'
import { dueReceivers, findReceiverKey, noteReceived, putReceiverOff, type Receiver } from './receivers.ts'
import { sendEvents } from './send-events.ts'

const EVERY_MS = 500
/** Events that are numbered, and that are sent, at a time. */
const NUMBERED_AT_ONCE = 1_000
const SENT_AT_ONCE = 100
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

/**
 * Numbers events and sends them to webhooks, in order: the next ones go out once those before are taken. What was sent
 * by a process that was killed before it could note the response is sent again. Receivers do not wait for one another.
 */
export function createEventDelivery(ports: EventExportPorts): Service {
  const { db, clock, log } = ports
  const busy = new Map<number, Promise<void>>()
  let hasMore = true

  const loop = createLoop({
    name: 'event export',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      // Mostly there is no receiver, and nothing to number.
      const [wanted] = await db.query<{ is_any: boolean }>('SELECT exports_events() AS is_any', [])
      if (wanted?.is_any !== true) return false
      const [row] = await db.query<{ n: number }>(`SELECT number_exported_events(${NUMBERED_AT_ONCE}) AS n`, [])
      for (const receiver of await dueReceivers(db, clock.now())) {
        if (busy.has(receiver.id)) continue
        const done = deliver(receiver)
          .catch((error: unknown) => log.error(`Events for ${receiver.name} were not sent, will try again`, error))
          .finally(() => busy.delete(receiver.id))
        busy.set(receiver.id, done)
      }
      return row?.n === NUMBERED_AT_ONCE
    },
  })

  /** Sends until nothing is left, or the receiver does not take it. */
  async function deliver({ id, name, url, position, attempts }: Receiver): Promise<void> {
    const key = await findReceiverKey(db, ports.sealer, name)
    if (key === null || url === null) return
    for (let from = position; hasMore; ) {
      const events = await loadEvents(db, from, SENT_AT_ONCE)
      const last = events.at(-1)
      if (last === undefined) return
      const fault = await sendEvents(clock, { url, name, key }, events)
      if (fault !== null) {
        log.warn(`Events for ${name} were not taken, will try again: ${fault}`)
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), LONGEST_PAUSE_MS)
        return putReceiverOff(db, id, fault, clock.now() + pause)
      }
      const to = BigInt(last.position)
      if (!(await noteReceived(db, id, from, to))) return
      from = to
    }
  }

  const settled = () => Promise.all(busy.values()).then(() => undefined)
  return {
    name: loop.name,
    async run() {
      hasMore = true
      await loop.run()
    },
    async work() {
      await loop.work()
      await settled()
    },
    async stop() {
      hasMore = false
      await loop.stop()
      await settled()
    },
  }
}
