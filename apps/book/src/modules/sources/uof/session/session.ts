import type { Channel, ConsumeMessage } from 'amqplib'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import {
  brokerAt,
  type Connection,
  type ConnectionTerms,
  holdConnections,
  quietly,
  type Session,
} from './connections.ts'

/** How a session reaches the vendor's broker. */
export interface SessionAccount {
  readonly mqUrl: string
  readonly token: string
  readonly password: string
  readonly bookmakerId: string
  readonly nodeId: number | null
  readonly ca: string | null
}

/** A message as it came. */
export interface Delivery {
  /** Of the connection that delivered it. */
  readonly generation: number
  readonly routingKey: string
  readonly body: string
  /** It is stored, or put aside: the broker may send the next one. Acknowledges on the channel that delivered it. */
  done(): void
}

/** The events of a session. A connection has none after its end. */
export interface SessionListener {
  /** Consumers are there: messages sent before are missing. */
  opened(generation: number): void
  lost(why: string): void
  /** State messages of producers, on a channel of their own: content cannot delay them. */
  system(delivery: Delivery): void
  content(delivery: Delivery): void
}

export interface SessionTerms extends ConnectionTerms {
  /** Most messages of the content without an acknowledgement. */
  readonly atOnce: number
}

export const SESSION_TERMS: SessionTerms = {
  atOnce: 1_000,
  heartbeatS: 10,
  connectMs: 15_000,
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  mostQueued: 15_000,
  lookEveryMs: 2_000,
}

const EXCHANGE = 'unifiedfeed'
const SYSTEM_KEYS = ['-.-.-.alive.#', '-.-.-.snapshot_complete.#', '-.-.-.product_down.#']

/**
 * Keys of the content: messages for all nodes, and those for this node. Heartbeats and ends of recoveries come through
 * it as well, so that they mark the progress of the content.
 */
export function contentKeys(nodeId: number | null): readonly string[] {
  if (nodeId === null) return ['#']
  const events = '*.*.*.*.*.*.*'
  return [...SYSTEM_KEYS, events, `${events}.-.#`, `${events}.${nodeId}.#`]
}

/** Holds one connection at a time, with queues that the broker names, and makes another one when it ends. */
export function createSession(
  account: SessionAccount,
  listener: SessionListener,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  terms: SessionTerms = SESSION_TERMS,
): Session {
  async function open(connection: Connection): Promise<string> {
    const { generation } = connection
    const [system, content] = [await connection.channel(), await connection.channel()]
    await content.prefetch(terms.atOnce)
    const queues = {
      system: await queueOf(system, SYSTEM_KEYS),
      content: await queueOf(content, contentKeys(account.nodeId)),
    }
    // It is open once both consume: a message may come before the last response does.
    listener.opened(generation)
    const receive = (take: (delivery: Delivery) => void, done: (message: ConsumeMessage) => void) => {
      return (message: ConsumeMessage | null) => {
        if (message === null) connection.end('the broker cancelled a consumer')
        if (message === null || !connection.isCurrent()) return
        const { routingKey } = message.fields
        take({ generation, routingKey, body: message.content.toString('utf8'), done: () => done(message) })
      }
    }
    await system.consume(
      queues.system,
      receive(listener.system, () => {}),
      { noAck: true },
    )
    await content.consume(
      queues.content,
      receive(listener.content, (message) => quietly(() => content.ack(message))),
    )
    return queues.content
  }

  const { token: username, password, ca } = account
  const vhost = `/unifiedfeed/${account.bookmakerId}`
  const broker = brokerAt(account.mqUrl, { username, password, vhost, ca })
  return holdConnections({ broker, open, lost: listener.lost, clock, log }, terms)
}

async function queueOf(channel: Channel, keys: readonly string[]): Promise<string> {
  const { queue } = await channel.assertQueue('', { exclusive: true, autoDelete: true, durable: false })
  for (const key of keys) await channel.bindQueue(queue, EXCHANGE, key)
  return queue
}
