import { expect, test } from 'vitest'
import { type CrashProcess, startCrashProcess } from '../../../../testing/crash-process.ts'
import { makeCertificate } from '../../../../testing/engines/private-authority.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import { LIVE, openVendor } from '../../../../testing/feed-server/vendor.ts'
import { createPgDatabase } from '../../../../testing/pg-database.ts'

const FEED_PROCESS = new URL('../../../../testing/feed-server/feed-process.ts', import.meta.url)

await describeOnBroker('faults of brokers and owners of the Unified Odds Feed', (broker) => {
  test('a broker behind the certificate of a private authority is reached with that authority, and with no other', async () => {
    await broker.onFeed(
      async ({ live, isOpen, prices }) => {
        live.vendor.keepsUnsent(prices(2.5))
        await live.comesUp(1)
        await live.until('the price is shown', isOpen)
      },
      { tls: { ca: broker.certificate.ca } },
    )
    const { ca: stranger } = await makeCertificate()
    await broker.onFeed(
      async ({ live }) => {
        await live.until('the broker is refused', () => live.warnings.some((one) => /certificate|signed/i.test(one)))
        await live.vendor.lives()
        await live.plays()
        expect(await live.phase(1)).toMatch(/^down/)
        expect(live.vendor.api.recoveries).toEqual([])
      },
      { tls: { ca: stranger } },
    )
  })

  test.each([true, false])(
    'fault 14: the end of a recovery counts with the node in its routing key and without (%s), and messages for another node are ignored',
    (namesNodes) =>
      broker.onFeed(
        async ({ live, home, isOpen, prices }) => {
          live.vendor.namesNodes = namesNodes
          live.vendor.keepsUnsent(prices(2.5))
          await live.comesUp(1)
          expect(live.vendor.api.recoveries[0]).toMatchObject({ node: 7 })
          await live.until('the price is shown', () => home() === 25_000 && isOpen())
          await live.vendor.broker.publishAll([prices(9)], 8)
          await live.vendor.broker.publishAll([prices(2.6)], 7)
          await live.until('the price for this node is shown', () => home() !== 25_000)
          expect(home()).toBe(26_000)
        },
        { nodeId: 7 },
      ),
  )

  test('fault 17: a session that stops while the API hangs leaves nothing behind, and starts again', () =>
    broker.onFeed(
      async ({ live, isOpen, prices }) => {
        live.vendor.keepsUnsent(prices(2.5))
        await live.comesUp(1)
        await live.until('the price is shown', isOpen)
        live.vendor.api.fault = 'hang'
        live.vendor.lost.add(1)
        const asked = live.vendor.api.requests.length
        await live.vendor.lives()
        await live.until('a recovery hangs', () => live.vendor.api.requests.length > asked)
        const begun = Date.now()
        await live.source.stop()
        expect(Date.now() - begun).toBeLessThan(8_000)
        await expect.poll(async () => (await live.vendor.broker.queues()).length).toBe(0)
        live.vendor.api.fault = 'none'
        await live.source.start(live.book.sink)
        await live.comesUp(1)
        await live.until('the market is open again', isOpen)
      },
      { patience: { answerMs: 20_000 } },
    ))

  test('two processes with one account: one holds the session; killed during a recovery, the other requests it from the same time', async () => {
    const database = await createPgDatabase(broker.server)
    const bookmaker = { id: '900001', token: 'token-900001', password: 'secret' }
    const vendor = await openVendor(broker.rabbit, { bookmaker, producers: [LIVE], now: Date.now })
    const env = {
      DATABASE_URL: database.url,
      UOF_PROVIDERS: 'betradar,betconstruct,oddin',
      UOF_MQ_URL: `amqp://127.0.0.1:${broker.rabbit.port}`,
      UOF_API_URL: vendor.api.url,
      UOF_TOKEN: bookmaker.token,
      UOF_PASSWORD: bookmaker.password,
      UOF_BOOKMAKER_ID: bookmaker.id,
    }
    const living = setInterval(() => void vendor.lives().catch(() => undefined), 500)
    const processes: CrashProcess[] = []
    const phase = async () => {
      const [row] = await database.db.query<{ phase: string }>('SELECT phase FROM feed_producers', [])
      return row?.phase
    }
    // What the book knew when it stopped: the recovery reaches back from there, and nothing has to cool down before it.
    await database.db.query(
      `INSERT INTO feed_producers (provider, producer, name, phase, why, checkpoint_at, window_ms, updated_at)
         VALUES ('betradar', '1', 'liveodds', 'down', 'no_session', $1, 36000000, $1)`,
      [new Date(Date.now() - 600_000)],
    )
    vendor.recovers = false
    const asked = (count: number) => expect.poll(() => vendor.api.recoveries.length, { timeout: 60_000 }).toBe(count)
    try {
      const [first, second] = [await startCrashProcess(env, FEED_PROCESS), await startCrashProcess(env, FEED_PROCESS)]
      processes.push(first, second)
      await asked(1)
      expect(await vendor.broker.queues()).toHaveLength(2)
      await first.kill()
      await database.db.query('UPDATE feed_producers SET not_before = NULL', [])
      await asked(2)
      const [lost, again] = vendor.api.recoveries
      expect(lost?.after).toBeLessThan(Date.now() - 600_000)
      expect(again?.after).toBe(lost?.after)
      expect(again?.requestId).toBeGreaterThan(lost?.requestId ?? 0)
      expect(await phase()).toBe('recovering')
      expect(await vendor.broker.queues()).toHaveLength(2)
      await vendor.broker.publish(
        `<snapshot_complete product="1" timestamp="${Date.now()}" request_id="${again?.requestId}"/>`,
      )
      await expect.poll(phase).toBe('up')
      const { db } = database
      expect(await db.query('SELECT 1 FROM feed_recoveries', [])).toHaveLength(2)
    } finally {
      clearInterval(living)
      for (const one of processes) if (one.isUp()) await one.stop()
      await vendor.close()
      await database.drop()
    }
  })
})
