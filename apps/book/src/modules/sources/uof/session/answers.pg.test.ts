import { expect, test } from 'vitest'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import { createRealClock } from '../../../../testing/feed-server/real-clock.ts'
import { openTrade360Vendor } from '../../../../testing/feed-server/trade360-vendor.ts'
import { LIVE, openVendor } from '../../../../testing/feed-server/vendor.ts'
import { createPackageSession } from '../trade360/package-session.ts'
import type { Session } from './connections.ts'
import { createSession, type Delivery, SESSION_TERMS } from './session.ts'

const TERMS = { ...SESSION_TERMS, firstPauseMs: 50, longestPauseMs: 300 }

/** What a session says of itself. */
function listens() {
  const [deliveries, lost]: [Delivery[], string[]] = [[], []]
  let opened = 0
  return {
    deliveries,
    lost,
    listener: {
      opened: () => void opened++,
      lost: (why: string) => void lost.push(why),
      system: () => {},
      content: (delivery: Delivery) => void deliveries.push(delivery),
      received: (delivery: Delivery) => void deliveries.push(delivery),
    },
    opens: (times: number) => expect.poll(() => opened, { timeout: 30_000 }).toBe(times),
    receives: (count: number) => expect.poll(() => deliveries.length, { timeout: 30_000 }).toBe(count),
  }
}

const silently = { clock: createRealClock(), log: { info: () => {}, warn: () => {}, error: () => {} } }

await describeOnBroker('answers to messages of a feed', (broker) => {
  async function during(session: Session, run: () => Promise<void>): Promise<void> {
    session.start()
    try {
      await run()
    } finally {
      await session.stop()
    }
  }

  test('fault 18: an acknowledgement on an ended connection acknowledges no message of the next one (TRADE360)', async () => {
    const vendor = await openTrade360Vendor(broker.rabbit)
    vendor.isDistributed = true
    const received = listens()
    const account = { user: vendor.user, password: vendor.password, ca: null }
    const own = { ...vendor.package, product: 1, path: 'InPlay' } as const
    const session = createPackageSession(account, own, received.listener, silently, TERMS)
    try {
      await during(session, async () => {
        await received.opens(1)
        await vendor.sends('one')
        await received.receives(1)
        await vendor.closeConnections()
        await received.opens(2)
        await received.receives(2)
        received.deliveries[0]?.done()
        await vendor.sends('two')
        await received.receives(3)
        expect(received.deliveries.map(({ body, generation }) => [body, generation])).toEqual([
          ['one', 1],
          ['one', 2],
          ['two', 2],
        ])
        expect([received.lost.length, await vendor.queued()]).toEqual([1, 2])
        for (const { done } of received.deliveries.slice(1)) done()
        await expect.poll(() => vendor.queued(), { timeout: 30_000 }).toBe(0)
        expect(received.lost).toHaveLength(1)
      })
    } finally {
      await vendor.close()
    }
  })

  test('fault 18: an acknowledgement on an ended connection acknowledges no message of the next one (Unified Odds Feed)', async () => {
    const bookmaker = { id: '900018', token: 'token-900018', password: 'secret' }
    const vendor = await openVendor(broker.rabbit, { bookmaker, producers: [LIVE], now: Date.now })
    const received = listens()
    const account = {
      mqUrl: `amqp://127.0.0.1:${broker.rabbit.port}`,
      token: bookmaker.token,
      password: bookmaker.password,
      bookmakerId: bookmaker.id,
      nodeId: null,
      ca: null,
    }
    const queued = async () => (await vendor.broker.queues()).reduce((sum, { messages }) => sum + messages, 0)
    const stop = (id: number) => `<bet_stop product="1" event_id="sr:match:${id}" timestamp="1" groups="all"/>`
    try {
      await during(createSession(account, received.listener, silently, TERMS), async () => {
        await received.opens(1)
        await expect.poll(async () => (await vendor.broker.queues()).length, { timeout: 30_000 }).toBe(2)
        await vendor.sends(stop(1))
        await received.receives(1)
        await vendor.broker.closeConnections()
        await received.opens(2)
        await expect.poll(async () => (await vendor.broker.queues()).length, { timeout: 30_000 }).toBe(2)
        await vendor.sends(stop(2))
        await received.receives(2)
        received.deliveries[0]?.done()
        await vendor.sends(stop(3))
        await received.receives(3)
        expect([received.lost.length, await queued()]).toEqual([1, 2])
        for (const { done } of received.deliveries.slice(1)) done()
        await expect.poll(queued, { timeout: 30_000 }).toBe(0)
        expect(received.lost).toHaveLength(1)
      })
    } finally {
      await vendor.close()
    }
  })
})
