/** Outbox: business events, written by the transaction that made them true, leave for the players from here. */

import { createLoop } from '../../kernel/loop.ts'
import type { BookModule } from '../../kernel/module.ts'
import type { Service } from '../../kernel/service.ts'
import { OUTBOX_MEASURES } from './measures.ts'
import type { OutboxPorts } from './ports.ts'
import { publishOutbox } from './publish-outbox.ts'

export { countStuck } from './audit-outbox.ts'

/** Finds what other processes appended. */
const EVERY_MS = 500
/**
 * What is appended within this time goes out in one round: a round costs queries and a commit, however little it sends.
 */
const GATHER_MS = 40

function createOutboxPublisher(ports: OutboxPorts): Service {
  const { clock, log, signals } = ports
  const loop = createLoop({ name: 'outbox', clock, log, everyMs: EVERY_MS, round: () => publishOutbox(ports) })
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
    work: loop.work,
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

/** The longest time that a process that ends takes for publishing its pending events. */
const DRAIN_MS = 5_000

/**
 * Publishes what the last transactions of a process left, so that nothing waits for the next one. Gives up at the first
 * fault.
 */
async function drainOutbox(ports: OutboxPorts): Promise<void> {
  const until = ports.clock.now() + DRAIN_MS
  try {
    while ((await publishOutbox(ports)) && ports.clock.now() < until) {}
  } catch (error) {
    ports.log.error('the outbox could not be drained; what is in it goes out after the next start', error)
  }
}

export interface Outbox extends BookModule {
  /** Publishes what is left; for a process that ends. */
  drain(): Promise<void>
}

/**
 * @param owned what the holder of the publisher's role works with; what is left when a process ends may go out without
 * it
 */
export function createOutbox(ports: OutboxPorts, owned: Pick<OutboxPorts, 'db' | 'publisher'> = ports): Outbox {
  return {
    handlers: {},
    measures: OUTBOX_MEASURES,
    services: { publisher: [createOutboxPublisher({ ...ports, db: owned.db, publisher: owned.publisher })] },
    drain: () => drainOutbox(ports),
  }
}
