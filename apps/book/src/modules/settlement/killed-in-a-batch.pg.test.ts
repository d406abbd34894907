import { pathToFileURL } from 'node:url'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type CrashProcess, startCrashProcess } from '../../testing/crash-process.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { storeSingles } from '../../testing/store-bet.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import type { TestPlayer } from '../../testing/test-player.ts'
import { createVirtualClock } from '../../testing/virtual-clock.ts'
import { recordResults } from '../pricing/results/index.ts'
import { auditBook } from './index.ts'

const server = inject('postgres')
const PRELOAD = pathToFileURL(new URL('../../testing/die-at.ts', import.meta.url).pathname).href
const PATIENTLY = { timeout: 120_000, interval: 50 }
const PLAYERS = 6
/** Two players fill a batch: there are three. */
const BETS_EACH = 110
const STAKE = 1_00
const OPENING = 1_000_00
/** The first half of each player's bets wins. */
const ODDS = 30_000
const GAIN = (BETS_EACH / 2) * STAKE * (ODDS / 10_000) - BETS_EACH * STAKE

/** Places between the statements of the second batch, and how many batches are booked once the process is dead. */
const PLACES = [
  { at: 'before FROM bets_to_settle', name: 'its bets are locked, and nothing is read', isBooked: false },
  { at: 'before FROM settle_bets', name: 'its legs are settled, and no bet is booked', isBooked: false },
  { at: 'before COMMIT of settle_bets', name: 'all is booked, and not committed', isBooked: false },
  { at: 'after COMMIT of settle_bets', name: 'it is committed, and no other statement follows', isBooked: true },
] as const

describe.skipIf(server === null)('killed between two statements of a batch (skipped without PostgreSQL)', () => {
  /** 660 open bets of six players on a match, with no message waiting, and processes that settle them. */
  async function placed() {
    const database = await createPgDatabase(server ?? '')
    const book = await openTestBook(database.db, createVirtualClock(Date.now()))
    onTestFinished(async () => {
      await database.drop()
    })
    const game = book.offers({ id: 9_000 })
    const players: TestPlayer[] = []
    for (let index = 0; index < PLAYERS; index++) players.push(await book.player(`batch-${index}`, { EUR: OPENING }))
    for (const player of players) await storeSingles(book.parts.bets, player, legsOf(game.home.match_id), BigInt(STAKE))
    const outcomes = { 1: 'win', 2: 'lose', 3: 'lose' } as const
    const result = { eventId: game.home.match_id, marketId: 1, specifier: '', outcomes, finalText: '1:0' }
    const ends = () => recordResults(database.db, Date.now(), [result])
    await database.db.query('DELETE FROM outbox', [])
    const env = {
      DATABASE_URL: database.url,
      BOOK_ROLES: 'settlement',
      NODE_OPTIONS: `--import ${PRELOAD}`,
    }
    const starts = async (more: Readonly<Record<string, string>> = {}) => {
      const one = await startCrashProcess({ ...env, ...more })
      onTestFinished(() => one.kill())
      return one
    }
    return { database, book, players, starts, ends }
  }

  const legsOf = (eventId: number) =>
    Array.from({ length: BETS_EACH }, (_, index) => ({
      ...{ eventId, marketId: 1, specifier: '', odds: ODDS },
      outcomeId: index < BETS_EACH / 2 ? '1' : '2',
    }))

  /**
   * Of each player: bets that are decided, in the bets, in their legs, in the history and in the ledger, and rows in
   * the outbox.
   */
  const SETTLED = `
    SELECT (SELECT count(*)::int FROM bets b WHERE b.player_id = p.id AND b.status = 'done') AS bets,
      (SELECT count(*)::int FROM bets b JOIN bet_legs l ON l.bet_id = b.id WHERE b.player_id = p.id AND l.status <> 'open') AS legs,
      (SELECT count(*)::int FROM bets b JOIN bet_history h ON h.bet_id = b.id WHERE b.player_id = p.id AND h.to_status = 'done') AS history,
      (SELECT count(*)::int FROM bets b JOIN wallet_transfers t ON t.bet_id = b.id WHERE b.player_id = p.id AND t.kind = 'stake_settled') AS stakes,
      (SELECT count(*)::int * 2 FROM bets b JOIN wallet_transfers t ON t.bet_id = b.id WHERE b.player_id = p.id AND t.kind = 'payout') AS payouts,
      (SELECT count(*)::int FROM notifications n WHERE n.player_id = p.id AND n.template = 'bet_settled') AS notifications,
      (SELECT count(*)::int * ${BETS_EACH} FROM outbox o WHERE o.player_id = p.id) AS outbox
    FROM players p WHERE EXISTS (SELECT 1 FROM bets b WHERE b.player_id = p.id) ORDER BY p.id`
  const all = (count: number) => ({
    ...{ bets: count, legs: count, history: count, stakes: count, payouts: count },
    ...{ notifications: count, outbox: count },
  })

  async function expectSettledOnce(book: TestBook, players: readonly TestPlayer[]): Promise<void> {
    const { db } = book.parts
    await expect.poll(() => db.query(SETTLED, []), PATIENTLY).toEqual(players.map(() => all(BETS_EACH)))
    for (const player of players) await player.expectBalance(OPENING + GAIN)
    expect(await auditBook(db), 'The books are not clean').toEqual([])
  }

  const ended = (one: CrashProcess) => expect.poll(() => one.isUp(), PATIENTLY).toBe(false)

  for (const { at, name, isBooked } of PLACES) {
    test(`BETS-02: ${name}: its batch is settled whole or not, and by the next process exactly once`, async () => {
      const { database, book, players, starts, ends } = await placed()
      const dying = await starts({ DIE_AT: at, DIE_ON: '2' })
      await ends()
      await ended(dying)
      const left = await database.db.query<{ bets: number }>(SETTLED, [])
      for (const row of left) expect([all(0), all(BETS_EACH)]).toContainEqual(row)
      const booked = left.filter(({ bets }) => bets > 0).length
      // Of its two workers the other one may have committed the first batch.
      expect(booked % 2).toBe(0)
      if (isBooked) expect(booked).toBeGreaterThanOrEqual(2)
      else expect(booked).toBeLessThanOrEqual(2)
      await starts()
      await expectSettledOnce(book, players)
    })
  }

  test('BETS-02: two processes at once, each killed before the commit of its batch: two others share the remaining bets, exactly once', async () => {
    const { book, players, starts, ends } = await placed()
    const at = { DIE_AT: 'before COMMIT of settle_bets' }
    const dying = await Promise.all([starts(at), starts(at)])
    await ends()
    for (const one of dying) await ended(one)
    await Promise.all([starts(), starts()])
    await expectSettledOnce(book, players)
  })
})
