/**
 * Event export: what happens to players leaves for the operator's own systems from here, by webhook or read from a
 * position.
 */
import type { BookModule } from '../../kernel/module.ts'
import { createEventDelivery } from './deliver-events.ts'
import { dropOldEvents } from './load-events.ts'
import { EVENT_EXPORT_MEASURES } from './measures.ts'
import type { EventExportPorts } from './ports.ts'
import { sealReceiverKeysAnew } from './receivers.ts'

export type { ExportedEvent } from './exported-event.ts'
export { EVENT_TYPES, eventSchema } from './payloads.ts'
export { EVENT_EXPORT_PATH, registerEventExport } from './read-route.ts'
export { addReceiver, listReceivers, type Receiver, removeReceiver, renewReceiverKey, replayFrom } from './receivers.ts'
export { EVENTS_SIGNATURE_HEADER, RECEIVER_HEADER } from './send-events.ts'

/** Events can be replayed for this long; those that a receiver lacks are kept for longer. */
const KEPT_MS = 30 * 24 * 3_600_000

/** @param owned what the holder of the publisher's role works with */
export function createEventExport(ports: EventExportPorts, owned: Pick<EventExportPorts, 'db'> = ports): BookModule {
  const { db, clock, sealer } = ports
  return {
    handlers: {},
    services: { publisher: [createEventDelivery({ ...ports, db: owned.db })] },
    measures: EVENT_EXPORT_MEASURES,
    async tidy() {
      await dropOldEvents(db, clock.now() - KEPT_MS)
      await sealReceiverKeysAnew(db, sealer)
    },
  }
}
