import type { BookContext } from '../../context.ts'
import { createLoop } from '../../lib/loop.ts'
import type { Service } from '../../lib/service.ts'
import { publishOutbox } from './publish-outbox.ts'

export { countStuck } from './audit-outbox.ts'

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

/** A process that ends takes no longer than this for what it has left to tell. */
const DRAIN_MS = 5_000

/** Publishes what the last transactions of a process left, so that nothing waits for the next one. Gives up at the first fault. */
export async function drainOutbox(context: BookContext): Promise<void> {
  const until = context.clock.now() + DRAIN_MS
  try {
    while ((await publishOutbox(context)) && context.clock.now() < until) {}
  } catch (error) {
    context.log.error('the outbox could not be drained; what is in it goes out after the next start', error)
  }
}
