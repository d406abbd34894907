import type { Clock } from '../../../../kernel/clock.ts'
import type { Log } from '../../../../kernel/log.ts'
import { brokerAt, type ConnectionTerms, holdConnections, quietly, type Session } from '../session/connections.ts'
import type { Delivery } from '../session/session.ts'
import type { PackageTerms, Trade360Account } from './account.ts'

export interface PackageListener {
  /** The queue is consumed: what was sent before may be missing. */
  opened(generation: number): void
  lost(why: string): void
  received(delivery: Delivery): void
}

/**
 * Consumes the queue that the vendor keeps for a package, and acknowledges on the channel of the message. A consumer
 * that the broker cancels ends the connection, and another one is made.
 * @param atOnce most messages without an acknowledgement
 */
export function createPackageSession(
  { user: username, password, ca }: Pick<Trade360Account, 'user' | 'password' | 'ca'>,
  { id, mqUrl }: PackageTerms,
  listener: PackageListener,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  terms: ConnectionTerms & { readonly atOnce: number },
): Session {
  const queue = `_${id}_`
  return holdConnections(
    {
      broker: brokerAt(mqUrl, { username, password, ca }),
      clock,
      log,
      lost: listener.lost,
      async open(connection) {
        const { generation } = connection
        const channel = await connection.channel()
        await channel.prefetch(terms.atOnce)
        listener.opened(generation)
        await channel.consume(queue, (message) => {
          if (message === null) connection.end('the broker cancelled a consumer')
          if (message === null || !connection.isCurrent()) return
          const { routingKey } = message.fields
          const done = () => quietly(() => channel.ack(message))
          listener.received({ generation, routingKey, body: message.content.toString('utf8'), done })
        })
        return queue
      },
    },
    terms,
  )
}
