import { randomUUID } from 'node:crypto'
import type { HubContext } from '../hub-context.ts'
import type { Connection } from '../model.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { Transport } from '../transports/transport.ts'
import { createOutbox } from '../wire/outbox.ts'
import { fullBudget } from './command-budget.ts'
import { disconnect } from './disconnect.ts'

/** Takes in a new client, who has `connectTimeoutMs` to send its connect command. */
export function openConnection(
  hub: HubContext,
  transport: Transport,
  emulationSession: string | null = null,
): Connection {
  const { config, wheel } = hub
  const connection: Connection = {
    id: randomUUID(),
    emulationSession,
    transport,
    outbox: createOutbox(),
    subscriptions: new Map(),
    budget: fullBudget(config.commandLimit, config.scheduler.now()),
    session: { phase: 'waiting' },
    deadline: null,
    queued: false,
  }
  connection.deadline = wheel.schedule(config.connectTimeoutMs, () => disconnect(hub, connection, DISCONNECTS.stale))
  hub.connections.add(connection)
  return connection
}
