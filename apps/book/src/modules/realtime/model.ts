import type { Namespace } from './channels/namespaces.ts'
import type { Publication } from './channels/publication.ts'
import type { Stream } from './channels/stream.ts'
import type { TagsFilter } from './channels/tags-filter.ts'
import type { CommandBudget } from './connection/command-budget.ts'
import type { Heartbeat } from './connection/heartbeat.ts'
import type { WheelTimer } from './timing/timer-wheel.ts'
import type { Transport } from './transports/transport.ts'
import type { Outbox } from './wire/outbox.ts'

/** A channel with a subscription or a publication. */
export interface Channel {
  readonly name: string
  readonly namespace: Namespace
  /** Null where the namespace keeps no history. */
  readonly stream: Stream | null
  readonly subscribers: Map<Connection, Subscription>
  /** The newest publication: what the next delta is made against. */
  latest: Publication | null
  /** Newest version of the state published here, for publishers that number it; older ones are dropped. */
  version: { epoch: string; number: number }
  /** When the channel was last published to or left, in scheduler time. */
  usedAt: number
}

/** One connection's place in one channel. */
export interface Subscription {
  readonly channel: Channel
  readonly filter: TagsFilter | null
  /** From the subscription token, shown in presence. */
  readonly info: unknown
  /** `full`: deltas were agreed, but the client holds no base yet. */
  mode: 'plain' | 'full' | 'delta'
  expiry: WheelTimer | null
}

/** How far a connection got. */
export type Session =
  | { phase: 'waiting' }
  /** The response to the connect command was an error: only the client can end this. */
  | { phase: 'refused' }
  | { phase: 'connected'; user: string; info: unknown; heartbeat: Heartbeat }
  | { phase: 'closed' }

/** A session whose client is known. */
export type ConnectedSession = Extract<Session, { phase: 'connected' }>

/** One client of the hub. */
export interface Connection {
  /** Unique among all hubs; the client id of the protocol. */
  readonly id: string
  /** Under what secret name commands of this connection may come in requests of their own; null where they cannot. */
  readonly emulationSession: string | null
  /** Network address it counts for; null where none is counted. */
  readonly address: string | null
  readonly transport: Transport
  readonly outbox: Outbox
  readonly subscriptions: Map<string, Subscription>
  readonly budget: CommandBudget
  session: Session
  /** Ends the connection when it does not connect in time, or when its token expired. */
  deadline: WheelTimer | null
  /** Already in line for the next flush. */
  queued: boolean
}
