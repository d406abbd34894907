import type { BookContext } from '../../context.ts'
import { createLoop } from '../../lib/loop.ts'
import type { Service } from '../../lib/service.ts'
import { publishOutbox } from './publish-outbox.ts'

export { countStuck } from './audit-outbox.ts'

/** Finds what other processes appended. */
const EVERY_MS = 500
/** What is appended within this time goes out in one round: a round costs queries and a commit, however little it sends. */
const GATHER_MS = 40

/** Outbox: business events, written by the transaction that made them true, leave for the players from here. */
export function createOutboxPublisher(context: BookContext): Service {
  const { clock, log, signals } = context
  const loop = createLoop({ name: 'outbox', clock, log, everyMs: EVERY_MS, round: () => publishOutbox(context) })
  let unsubscribe = () => {}
  let cancel: (() => void) | null = null

  function gather(): void {
    cancel ??= clock.after(GATHER_MS, () => {
      cancel = null
      loop.wake()
    })
  }

  return {
    name: loop.name,
    async run() {
      unsubscribe = signals.on('outbox_appended', gather)
      await loop.run()
    },
    async stop() {
      unsubscribe()
      cancel?.()
      cancel = null
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
