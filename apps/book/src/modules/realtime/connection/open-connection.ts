import { randomUUID } from 'node:crypto'
import type { HubContext } from '../hub-context.ts'
import type { Connection } from '../model.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { Transport } from '../transports/transport.ts'
import { createOutbox } from '../wire/outbox.ts'
import { fullBudget } from './command-budget.ts'
import { disconnect } from './disconnect.ts'

/** How a new client came. */
export interface Arrival {
  readonly transport: Transport
  /** Network address it counts for; null where none is counted. */
  readonly address: string | null
  readonly emulationSession?: string
}

/** Whether an address has all the connections it may have. */
export function isAddressFull(hub: HubContext, address: string | null): boolean {
  const { addressConnectionLimit: limit } = hub.config
  return limit > 0 && address !== null && hub.connections.countOfAddress(address) >= limit
}

/** Takes in a new client, who has `connectTimeoutMs` to send its connect command. */
export function openConnection(hub: HubContext, { transport, address, emulationSession }: Arrival): Connection {
  const { config, wheel } = hub
  const connection: Connection = {
    id: randomUUID(),
    emulationSession: emulationSession ?? null,
    address,
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
