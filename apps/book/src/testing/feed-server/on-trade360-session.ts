import type { BoardMarket } from '../../modules/pricing/index.ts'
import { recordHeartbeat } from '../../modules/providers/index.ts'
import { createMatchCalls, ingestUof } from '../../modules/settlement/index.ts'
import {
  createTrade360Feed,
  createUofSource,
  type SnapshotPace,
  type Trade360Account,
} from '../../modules/sources/uof/index.ts'
import type { RabbitMq } from '../engines/rabbitmq.ts'
import { fixtureOf, message, threeWay } from '../feed/trade360-messages.ts'
import { createPgDatabase } from '../pg-database.ts'
import { openTestBook, type TestBook } from '../test-book.ts'
import { createRealClock } from './real-clock.ts'
import { openTrade360Vendor, type Trade360Vendor } from './trade360-vendor.ts'

const HOUR_MS = 3_600_000
const HEARTBEAT = 32
const LANGUAGES = [{ language: 'de', id: 5 }] as const
let serial = 15_267_782

/** A match of the vendor that the book does not know yet. */
export interface Trade360World {
  readonly book: TestBook
  readonly vendor: Trade360Vendor
  /** What the vendor gave the bookmaker. */
  readonly account: Trade360Account
  readonly match: number
  readonly warnings: string[]
  /** A market of an event on the board. */
  marketOf(event: number, marketId: number): BoardMarket | undefined
  /** Odds of the home side x 10,000; undefined while the market is not open. */
  home(): number | undefined
  /** Signs of life come, and what has come is played, until something holds. */
  until(what: string, holds: () => Promise<boolean> | boolean): Promise<void>
  rejects(): Promise<readonly { readonly why: string }[]>
  stops(): Promise<void>
  starts(): Promise<void>
}

/** Runs a test on a book that holds a session with TRADE360, on a database of its own. */
export async function onTrade360Session(
  { server, rabbit }: { readonly server: string; readonly rabbit: RabbitMq },
  run: (world: Trade360World) => Promise<void>,
  terms: Partial<SnapshotPace> = {},
): Promise<void> {
  const database = await createPgDatabase(server)
  const clock = createRealClock()
  const book = await openTestBook(database.db, clock)
  const vendor = await openTrade360Vendor(rabbit)
  const { parts } = book
  const warnings: string[] = []
  const log = { ...parts.log, warn: (text: string) => void warnings.push(text) }
  const { url, user, password } = vendor
  const account = {
    user,
    password,
    apiUrl: url,
    snapshotUrl: url,
    ca: null,
    languages: LANGUAGES,
    inPlay: vendor.package,
    preMatch: null,
  }
  const feed = createTrade360Feed({
    ...parts,
    log,
    calls: createMatchCalls(parts),
    takeResults: (body) => ingestUof(parts, body),
    received: () => {},
    storeSign: (sign) => recordHeartbeat(database.db, sign, clock.now()),
    account,
    terms: {
      firstPauseMs: 50,
      longestPauseMs: 300,
      heartbeatS: 1,
      againMs: 100,
      askEveryMs: 200,
      lookEveryMs: 200,
      apartMs: 0,
      wholeApartMs: 0,
      ...terms,
    },
  })
  const catalogue = book.catalogue
  const source = createUofSource({ ...parts, log, catalogue, providers: ['lsports'], translated: [feed] })
  book.plays({ step: () => {}, confirm: () => {}, store: async () => {}, jointProbability: () => null })
  const match = ++serial
  const marketOf = (event: number, marketId: number) =>
    [...(book.sink.board.event(event)?.markets.values() ?? [])].find(({ id }) => id === marketId)
  const found = () => marketOf(match, 1)
  const world: Trade360World = {
    book,
    vendor,
    account,
    match,
    warnings,
    marketOf,
    home: () => (found()?.status === 1 ? found()?.outcomes[0]?.odds : undefined),
    async until(what, holds) {
      const end = Date.now() + 30_000
      for (;;) {
        await vendor.sends(message(HEARTBEAT, null, clock.now())).catch(() => undefined)
        await source.poll()
        await book.works()
        if (await holds()) return
        if (Date.now() > end) throw new Error(`It never came to this: ${what}. ${warnings.slice(-5).join(' | ')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    rejects: () => database.db.query('SELECT why FROM feed_rejects ORDER BY id', []),
    stops: () => source.stop(),
    starts: () => source.start(book.sink),
  }
  try {
    await run(world)
    await source.stop()
    await book.close()
  } finally {
    await source.stop()
    await vendor.close()
    await database.drop()
  }
}

/** The match in the snapshot of the vendor. */
export const inSnapshot = ({ vendor, match, book }: Trade360World, home: number, more: object = {}) =>
  vendor.events.set(match, {
    Fixture: fixtureOf({ at: book.clock.now() - 1_000, start: book.clock.now() + HOUR_MS }),
    Markets: [threeWay(home, book.clock.now() - 1_000)],
    ...more,
  })
