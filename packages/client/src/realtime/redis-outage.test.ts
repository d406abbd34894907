import { expect, onTestFinished, test } from 'vitest'
import { findRedis, startRedis } from '../../../../apps/book/src/testing/engines/redis.ts'
import { centrifugo, openPage, startCentrifugoEngine } from './testing/engines.ts'
import { until } from './testing/test-page.ts'

const redisBin = await findRedis()
const MATCHES = Array.from({ length: 29 }, (_, i) => `match:en:${i + 1}`)
const PRIVATE = '$private:en:7'
const OUTAGE_MS = 3_000
/** A subscription receives again this soon after Redis is back, or is notified that it missed something. */
const BACK_WITHIN_MS = 30_000

const numberOf = (data: unknown) => (data as { n: number }).n

test.skipIf(centrifugo === null || redisBin === null)(
  'LIVE-03: when Redis is killed and comes back empty, every subscription receives again, and no private message is lost: it arrives, or its page is notified of a gap (skipped where Centrifugo or Redis is not found)',
  async () => {
    const redis = await startRedis(redisBin ?? '')
    onTestFinished(redis.stop)
    const engine = await startCentrifugoEngine({ redisUrl: redis.url })
    const page = openPage(engine, { user: '7' })
    const channels = [...MATCHES, PRIVATE]
    for (const channel of channels) page.realtime.subscribe(channel)
    page.realtime.connect()
    await until('all are open', () => page.opened.length === channels.length)

    // Like the outbox: messages that were not sent are published again under their key, in order.
    let last = 0
    let isOver = false
    const telling = (async () => {
      for (let n = 1; !isOver; n++) {
        while (!(await engine.publisher.publish(PRIVATE, { n }, { idempotencyKey: `private-${n}` })).ok) {
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
        last = n
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })()
    const received = (channel: string) => page.received.filter((event) => event.channel === channel)
    await until('some private messages', () => received(PRIVATE).length > 10)

    expect(page.gaps).toEqual([])
    await redis.kill()
    const lastBefore = last
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
    await redis.restart()
    const backAt = Date.now()
    let round = 0
    const silent = () => MATCHES.filter((channel) => received(channel).length === 0)
    while (silent().length > 0 && Date.now() - backAt < BACK_WITHIN_MS) {
      round++
      for (const channel of MATCHES) await engine.publisher.publish(channel, { n: round })
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    expect(silent()).toEqual([])
    await until('private messages again', () => received(PRIVATE).some(({ data }) => numberOf(data) > lastBefore + 5))
    isOver = true
    await telling
    await until('the newest', () => received(PRIVATE).some(({ data }) => numberOf(data) === last), BACK_WITHIN_MS)

    const arrived = new Set(received(PRIVATE).map(({ data }) => numberOf(data)))
    const missing = Array.from({ length: last }, (_, i) => i + 1).filter((n) => !arrived.has(n))
    if (missing.length > 0) expect(page.gaps).toContain(PRIVATE)
    expect(page.realtime.status().state).toBe('connected')
  },
  120_000,
)
