import type { BookContext } from '../../../context.ts'
import { createLoop } from '../../../lib/loop.ts'
import type { Service } from '../../../lib/service.ts'
import { deliverMessages } from './deliver-messages.ts'

/** Finds what other processes queued, and what is to be tried again. */
const EVERY_MS = 2_000

/** Sends mail and text messages from the queue, in the background: nobody waits for a mail server. */
export function createMessenger(context: BookContext): Service {
  const { clock, log, signals } = context
  const loop = createLoop({ name: 'messages', clock, log, everyMs: EVERY_MS, round: () => deliverMessages(context) })
  let unsubscribe = () => {}
  return {
    name: loop.name,
    async run() {
      unsubscribe = signals.on('message_queued', loop.wake)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      await loop.stop()
    },
  }
}
