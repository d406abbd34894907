import type { BookContext } from '../../context.ts'
import { createLoop } from '../../lib/loop.ts'
import type { Service } from '../../lib/service.ts'
import { publishOutbox } from './publish-outbox.ts'

/** Finds what other processes appended. */
const EVERY_MS = 500

/** Outbox: business events, written by the transaction that made them true, leave for the players from here. */
export function createOutboxPublisher(context: BookContext): Service {
  const { clock, log, signals } = context
  const loop = createLoop({ name: 'outbox', clock, log, everyMs: EVERY_MS, round: () => publishOutbox(context) })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    async run() {
      unsubscribe = signals.on('outbox_appended', loop.wake)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
