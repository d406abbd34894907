import type { Db } from '../../db/index.ts'
import { recordHeartbeat } from '../../modules/providers/index.ts'
import { createMatchCalls, ingestUof } from '../../modules/settlement/index.ts'
import {
  createLiveFeed,
  createUofSource,
  type FeedAccount,
  type LiveFeedPorts,
  type UofSource,
} from '../../modules/sources/uof/index.ts'
import type { RabbitMq } from '../engines/rabbitmq.ts'
import { openTestBook, type TestBook } from '../test-book.ts'
import { createRealClock } from './real-clock.ts'
import { CRICKET, LIVE, openVendor, PREMATCH, type Vendor, type VendorProducer } from './vendor.ts'

let serial = 0

/** A book that holds a session with a vendor, over a real broker. */
export interface LiveBook {
  readonly book: TestBook
  readonly vendor: Vendor
  /** What the vendor gave the bookmaker. */
  readonly account: FeedAccount
  readonly source: UofSource
  /** Warnings of the session. */
  readonly warnings: string[]
  /** Phase of a producer as it is stored, `down: silent`; null while it is not known. */
  phase(producer: number): Promise<string | null>
  /** Wall ms of the last sign of life that is stored, 0 where there is none. */
  aliveAt(producer: number): Promise<number>
  checkpoint(producer: number): Promise<number | null>
  /** Messages that were put aside. */
  rejects(): Promise<number>
  /** Signs of life, and what follows them, until producers are up. */
  comesUp(...producers: readonly number[]): Promise<void>
  /** The source processes its messages, and the book does its due work. */
  plays(): Promise<void>
  /** Plays until something holds. */
  until(what: string, holds: () => Promise<boolean> | boolean): Promise<void>
  market(match: number, marketId: number, specifier?: string): ReturnType<typeof findMarket>
  close(): Promise<void>
}

export interface LiveBookOptions extends Pick<LiveFeedPorts, 'terms' | 'rules' | 'patience'> {
  readonly nodeId?: number
  /** Whose feed it is; betradar unless named. */
  readonly provider?: 'betradar' | 'oddin'
  /** Producers of the vendor, unless they are the three of `vendor.ts`. */
  readonly producers?: readonly VendorProducer[]
  readonly isReplay?: boolean
  readonly asksProbabilities?: boolean
  readonly scheduleDays?: number
  readonly tls?: { readonly ca: string }
  /** Port that the book connects to, where a line is between it and the broker. */
  readonly mqPort?: number
}

const PATIENT_MS = 60_000

export async function openLiveBook(db: Db, rabbit: RabbitMq, options: LiveBookOptions = {}): Promise<LiveBook> {
  const clock = createRealClock()
  const provider = options.provider ?? 'betradar'
  const book = await openTestBook(db, clock)
  const bookmaker = { id: String(++serial), token: `token-${serial}`, password: 'secret' }
  const vendor = await openVendor(rabbit, {
    bookmaker,
    producers: options.producers ?? [LIVE, PREMATCH, CRICKET],
    now: clock.now,
  })
  vendor.api.hasProgramme = options.scheduleDays !== undefined
  const warnings: string[] = []
  const log = { ...book.parts.log, warn: (message: string) => void warnings.push(message) }
  const { parts } = book
  const account: FeedAccount = {
    provider,
    mqUrl: options.tls ? `amqps://localhost:${rabbit.tlsPort}` : `amqp://127.0.0.1:${options.mqPort ?? rabbit.port}`,
    apiUrl: vendor.api.url,
    token: bookmaker.token,
    password: bookmaker.password,
    bookmakerId: bookmaker.id,
    nodeId: options.nodeId ?? null,
    languages: ['en', 'de'],
    ca: options.tls?.ca ?? null,
    isReplay: options.isReplay ?? false,
    asksProbabilities: options.asksProbabilities ?? false,
    scheduleDays: options.scheduleDays ?? 0,
  }
  const live = createLiveFeed({
    ...parts,
    log,
    calls: createMatchCalls(parts),
    takeResults: (body) => ingestUof(parts, body),
    received: () => {},
    storeSign: (sign) => recordHeartbeat(db, sign, clock.now()),
    account,
    terms: { firstPauseMs: 50, longestPauseMs: 500, heartbeatS: 1, ...options.terms },
    rules: { cooldownMs: 300, ...options.rules },
    patience: { firstPauseMs: 100, refusedPauseMs: 300, answerMs: 1_000, soonMs: 1_000, ...options.patience },
  })
  const source = createUofSource({ ...parts, log, catalogue: book.catalogue, providers: [provider], live })
  book.plays({ step: () => {}, confirm: () => {}, store: async () => {}, jointProbability: () => null })
  await source.start(book.sink)

  /** @param since wall ms; rows stored before it do not count */
  async function phase(producer: number, since = 0): Promise<string | null> {
    const [row] = await db.query<{ phase: string; why: string | null }>(
      'SELECT phase, why FROM feed_producers WHERE producer = $1 AND updated_at > $2',
      [String(producer), new Date(since)],
    )
    return row === undefined ? null : row.why === null ? row.phase : `${row.phase}: ${row.why}`
  }

  async function timeOf(producer: number, column: 'alive_at' | 'checkpoint_at'): Promise<number | null> {
    const sql = `SELECT ${column} AS at FROM feed_producers WHERE producer = $1`
    const [row] = await db.query<{ at: Date | null }>(sql, [String(producer)])
    return row?.at?.getTime() ?? null
  }

  async function plays(): Promise<void> {
    await source.poll()
    await book.works()
  }

  async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
    const end = Date.now() + PATIENT_MS
    for (;;) {
      await plays()
      if (await holds()) return
      if (Date.now() > end) throw new Error(`It never came to this: ${what}. ${warnings.slice(-5).join(' | ')}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  return {
    book,
    vendor,
    account,
    source,
    warnings,
    phase: (producer) => phase(producer),
    aliveAt: async (producer) => (await timeOf(producer, 'alive_at')) ?? 0,
    checkpoint: (producer) => timeOf(producer, 'checkpoint_at'),
    rejects: async () => (await db.query('SELECT 1 FROM feed_rejects', [])).length,
    plays,
    until,
    async comesUp(...producers) {
      let livesAt = 0
      const since = clock.now()
      await until(`producers ${producers} are up`, async () => {
        if (Date.now() - livesAt > 500) {
          livesAt = Date.now()
          await vendor.lives()
        }
        const phases = await Promise.all(producers.map((producer) => phase(producer, since)))
        return phases.every((one) => one === 'up')
      })
    },
    market: (match, marketId, specifier = '') => findMarket(book, match, marketId, specifier),
    async close() {
      await source.stop()
      await vendor.close()
      await book.close()
    },
  }
}

function findMarket(book: TestBook, match: number, marketId: number, specifier: string) {
  const markets = book.sink.board.event(match)?.markets.values() ?? []
  return [...markets].find((market) => market.id === marketId && market.specifier === specifier)
}
