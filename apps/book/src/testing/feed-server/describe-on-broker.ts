import { afterAll, beforeAll, describe, inject } from 'vitest'
import { makeCertificate } from '../engines/private-authority.ts'
import { findRabbitMq, type RabbitMq, type ServerCertificate, startRabbitMq } from '../engines/rabbitmq.ts'
import type { LiveBookOptions } from './live-book.ts'
import { type FeedWorld, onFeedSession } from './on-feed-session.ts'

/** A RabbitMQ of the tests, beside PostgreSQL. It has started when the first test begins. */
export interface TestBroker {
  /** Address of the PostgreSQL server. */
  readonly server: string
  readonly rabbit: RabbitMq
  /** Of the broker's listener with TLS, by an authority of its own. */
  readonly certificate: ServerCertificate
  /** Runs a test on a book that holds a session with a vendor on this broker. */
  onFeed(run: (world: FeedWorld) => Promise<void>, options?: LiveBookOptions): Promise<void>
}

/** Describes tests on a RabbitMQ of their own, which are skipped where PostgreSQL or RabbitMQ is not installed. */
export async function describeOnBroker(what: string, tests: (broker: TestBroker) => void): Promise<void> {
  const server = inject('postgres')
  const bin = await findRabbitMq()
  describe.skipIf(server === null || bin === null)(
    `${what} (skipped where PostgreSQL or RabbitMQ is not installed)`,
    () => {
      let rabbit: RabbitMq
      let certificate: ServerCertificate
      beforeAll(async () => {
        certificate = await makeCertificate()
        rabbit = await startRabbitMq(bin ?? '', certificate)
      })
      afterAll(() => rabbit?.stop())
      tests({
        server: server ?? '',
        get rabbit() {
          return rabbit
        },
        get certificate() {
          return certificate
        },
        onFeed: (run, options) => onFeedSession({ server: server ?? '', rabbit }, run, options),
      })
    },
  )
}
