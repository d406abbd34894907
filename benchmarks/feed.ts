import { openMigrated } from '../apps/book/src/db/index.ts'
import { readConfig } from '../apps/book/src/main.ts'
import { parseRoot } from '../apps/book/src/modules/pricing/results/index.ts'
import { findRabbitMq, startRabbitMq } from '../apps/book/src/testing/engines/rabbitmq.ts'
import { fixture, market, oddsChange } from '../apps/book/src/testing/feed/messages.ts'
import { type LiveBook, openLiveBook } from '../apps/book/src/testing/feed-server/live-book.ts'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type Measurement, measurement, percentile } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'

/** Odds changes a second, for so many seconds, about so many matches in turn; FEED_RATE and FEED_SECONDS for others. */
const RATE = Number(process.env.FEED_RATE || 1_000)
const SECONDS = Number(process.env.FEED_SECONDS || 20)
const MATCHES = 100
const FIRST_MATCH = 320_000_001
const STEP_MS = 50
const BEHIND_MS = 500
const PRODUCER = 1
const HOUR_MS = 3_600_000

/** A frequent message of a feed: eight markets with all their prices. */
function message(match: number, at: number): string {
  const price = (n: number) => 1.5 + ((at + n * 37) % 300) / 100
  const result = market(1, { 1: price(1), 2: price(2), 3: price(3) })
  const lines = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((total) =>
    market(18, { 12: price(total), 13: price(total + 1) }, { specifiers: `total=${total}` }),
  )
  const chance = market(10, { 9: price(4), 10: price(5), 11: price(6) })
  return oddsChange(match, PRODUCER, [result, chance, ...lines], at)
}

/** How far behind its messages the board is, by each match, in ms. */
function behind({ book }: LiveBook): readonly number[] {
  return Array.from({ length: MATCHES }, (_, i) => {
    const markets = [...(book.sink.board.event(FIRST_MATCH + i)?.markets.values() ?? [])]
    return Date.now() - (markets[0]?.origin?.generated_at ?? 0)
  })
}

/** Publishes at the rate. Returns how far behind the board was, at every step after the first second. */
async function publish(live: LiveBook): Promise<readonly number[]> {
  const begun = performance.now()
  const seen: number[] = []
  let sent = 0
  while (sent < RATE * SECONDS) {
    const due = Math.min(RATE * SECONDS, Math.floor(((performance.now() - begun) * RATE) / 1_000))
    const at = Date.now()
    const bodies = Array.from({ length: due - sent }, (_, i) => message(FIRST_MATCH + ((sent + i) % MATCHES), at))
    if (bodies.length > 0) await live.vendor.broker.publishAll(bodies)
    sent = due
    if (sent > RATE) seen.push(...behind(live))
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
  return seen
}

/**
 * A session on a real RabbitMQ and PostgreSQL takes odds changes at a rate. Measures how far the board is behind, and
 * the work of this process, which includes the publishing vendor. The floor is the work of parsing the same messages.
 */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await findRabbitMq()
  if (bin === null) throw new Error('RabbitMQ is not installed.')
  const cluster = await startCluster(await needPostgres(), { durable: false })
  const rabbit = await startRabbitMq(bin)
  const db = await openMigrated(readConfig({ DATABASE_URL: cluster.url('postgres'), DATABASE_POOL: '20' }))
  try {
    const live = await openLiveBook(db, rabbit)
    const { documents } = live.vendor.api
    const start = new Date(Date.now() + HOUR_MS).toISOString()
    for (let i = 0; i < MATCHES; i++)
      for (const language of ['en', 'de'])
        documents.set(
          `/sports/${language}/sport_events/sr:match:${FIRST_MATCH + i}/fixture.xml`,
          fixture(FIRST_MATCH + i, { start }),
        )
    await live.comesUp(PRODUCER)
    await live.vendor.sends(...Array.from({ length: MATCHES }, (_, i) => message(FIRST_MATCH + i, Date.now())))
    await live.until('every match is there', () => behind(live).every((ms) => ms < HOUR_MS))
    const living = setInterval(() => void live.vendor.lives(), 2_000)
    const [begun, worked] = [performance.now(), process.cpuUsage()]
    const seen = await publish(live)
    const { user, system } = process.cpuUsage(worked)
    const tookMs = performance.now() - begun
    clearInterval(living)
    const isUp = await live.phase(PRODUCER)
    if (isUp !== 'up') console.error(`The producer is ${isUp} at the end.`)

    const bodies = Array.from({ length: 20_000 }, (_, i) => message(FIRST_MATCH + (i % MATCHES), Date.now() + i))
    const parsed = process.cpuUsage()
    for (const body of bodies) parseRoot(body)
    const floor = process.cpuUsage(parsed)
    const each = (of: NodeJS.CpuUsage, count: number) => (of.user + of.system) / 1_000 / count
    await live.source.stop()
    await live.vendor.close()
    return [
      measurement('feed.rate', (RATE * SECONDS) / (tookMs / 1_000), 'messages/s', RATE),
      measurement('feed.behind-p50', percentile(seen, 0.5), 'ms', BEHIND_MS),
      measurement('feed.behind-p99', percentile(seen, 0.99), 'ms', BEHIND_MS),
      measurement('feed.work-per-message', each({ user, system }, RATE * SECONDS), 'ms', each(floor, bodies.length)),
    ]
  } finally {
    await db.close()
    await rabbit.stop()
    await cluster.stop()
  }
}
