import { expect } from 'vitest'
import { openTestBook, type TestBook } from './test-book.ts'
import type { TestMatch, TestMatchOptions } from './test-match.ts'
import { TestPlayer } from './test-player.ts'

/** Another process of the same book: its own board, queues and timers on the same database. */
export interface SecondProcess {
  readonly book: TestBook
  /** A match of the first process, as this one shows it. */
  shows(match: TestMatch, options?: Omit<TestMatchOptions, 'id'>): TestMatch
  /** A player's other browser, which talks to this process. */
  browserOf(player: TestPlayer): TestPlayer
}

export async function startSecond(first: TestBook): Promise<SecondProcess> {
  const book = await openTestBook(first.parts.db, first.clock)
  return {
    book,
    shows: (match, options) => book.offers({ ...options, id: match.id }),
    browserOf: ({ email, id, session }) => new TestPlayer(book.app, email, id, session),
  }
}

/**
 * Holds a row that all requests need, sends them, and releases the row once they wait for it in the database.
 * @param row selects it, FOR UPDATE
 * @param waiting how many wait for it, at least
 */
export async function inLineFor<T>(
  { parts: { db } }: TestBook,
  row: string,
  waiting: number,
  send: () => readonly Promise<T>[],
): Promise<readonly T[]> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = () => {}
  const isHeld = new Promise<void>((resolve) => {
    held = resolve
  })
  const holding = db.tx(async (tx) => {
    await tx.query(row)
    held()
    await released
  })
  await isHeld
  const sent = Promise.all(send())
  const inLine = () =>
    db
      .query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      .then(([found]) => found?.n ?? 0)
  await expect.poll(inLine).toBeGreaterThanOrEqual(waiting)
  release()
  await holding
  return sent
}
