import type { Db } from '../db/index.ts'
import type { ModelledMatch, ModelledSport } from './modelled-match.ts'
import { openTestBook, type TestBook } from './test-book.ts'
import type { TestMatch, TestMatchOptions } from './test-match.ts'
import type { TestPlayer } from './test-player.ts'

/** A database that the tests of a file share; every test has a book, players and matches of its own. */
export interface Suite {
  readonly db: Db
  /** Histories that the property tests make up. */
  readonly histories: number
  book(): Promise<TestBook>
}

let serial = 0

/** Runs a test on a fresh book, whose end proves the ledger. */
export async function onBook(
  suite: () => Suite,
  run: (parts: {
    readonly book: TestBook
    match(options?: Omit<TestMatchOptions, 'id'>): TestMatch
    modelled(seed: string, sport?: ModelledSport): ModelledMatch
    player(balances?: Readonly<Record<string, number>>): Promise<TestPlayer>
  }) => Promise<void>,
): Promise<void> {
  const book = await suite().book()
  await run({
    book,
    match: (options = {}) => book.offers({ id: ++serial, ...options }),
    modelled: (seed, sport) => book.offersModelled(++serial, seed, sport),
    player: (balances) => book.player(`player-${++serial}`, balances),
  })
  await book.close()
}

export function suiteOn(db: Db, histories: number): Suite {
  return {
    db,
    histories,
    async book() {
      // Every test begins at the same time: counters and heartbeats of another test's future must not delay it.
      await db.exec(`
        DELETE FROM rate_limits; DELETE FROM provider_heartbeats; DELETE FROM provider_statuses; DELETE FROM ended_sessions`)
      return openTestBook(db)
    },
  }
}
