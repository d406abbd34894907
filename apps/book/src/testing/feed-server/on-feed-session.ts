import type { RabbitMq } from '../engines/rabbitmq.ts'
import { DESCRIPTIONS, fixture, market, oddsChange } from '../feed/messages.ts'
import { createPgDatabase } from '../pg-database.ts'
import { type LiveBook, type LiveBookOptions, openLiveBook } from './live-book.ts'

export const EVENLY = { 1: 2, 2: 3, 3: 4 }
const HOUR_MS = 3_600_000
let serial = 310_000_000

/** A live match of the vendor that the book does not know yet. */
export interface FeedWorld {
  readonly live: LiveBook
  readonly match: number
  readonly urn: string
  /** Odds of the home side x 10,000; undefined while they are not shown. */
  home(): number | undefined
  isOpen(): boolean
  /** A message of now with a price of the home side. */
  prices(home: number): string
}

/** The vendor's API has the fixture of a match that begins in an hour. */
export function announce({ vendor, account }: LiveBook, match: number): void {
  const start = new Date(Date.now() + HOUR_MS).toISOString()
  for (const language of account.languages)
    vendor.api.documents.set(
      `/sports/${language}/sport_events/sr:match:${match}/fixture.xml`,
      fixture(match, { start }),
    )
}

/** Runs a test on a book that holds a session with a vendor, on a database of its own. */
export async function onFeedSession(
  { server, rabbit }: { readonly server: string; readonly rabbit: RabbitMq },
  run: (world: FeedWorld) => Promise<void>,
  options: LiveBookOptions = {},
): Promise<void> {
  const database = await createPgDatabase(server)
  const live = await openLiveBook(database.db, rabbit, options)
  const match = ++serial
  const urn = `sr:match:${match}`
  announce(live, match)
  for (const language of live.account.languages)
    live.vendor.api.documents.set(`/descriptions/${language}/markets.xml`, DESCRIPTIONS)
  const shown = () => live.market(match, 1)
  try {
    await run({
      live,
      match,
      urn,
      home: () => shown()?.outcomes[0]?.odds,
      isOpen: () => shown()?.status === 1,
      prices: (home) => oddsChange(match, 1, [market(1, { ...EVENLY, 1: home })], live.book.clock.now()),
    })
    await live.close()
  } finally {
    await live.source.stop()
    await database.drop()
  }
}
