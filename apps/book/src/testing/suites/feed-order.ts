import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placed } from '../cashes-out.ts'
import { ADA, alive, BEN, DESCRIPTIONS, fixture, MORE_PLAYERS, market, oddsChange, PLAYERS } from '../feed/messages.ts'
import { arrival, type LogMessage, randomLog } from '../feed/random-log.ts'
import { TestFeed } from '../feed/test-feed.ts'
import type { TestBook } from '../test-book.ts'
import { single, type TestPlayer } from '../test-player.ts'
import { onBook, type Suite } from './suite.ts'

/** How much of the log is played before the process is gone and another one begins. */
const CUTS = [0.3, 0.7]
const PRICES = [market(1, { 1: 2, 2: 3.5, 3: 4 }), market(40, { [ADA]: 3, [BEN]: 4 }, { specifiers: 'type=prematch' })]

/** Bets are placed on a match, a log is played, and what is left is told without anything that differs by itself. */
async function lives(book: TestBook, player: TestPlayer, log: readonly LogMessage[], isDisturbed: boolean) {
  let feed = await TestFeed.open(book)
  const now = book.clock.now()
  const start = new Date(now + 48 * 3_600_000).toISOString()
  const { match } = feed
  for (const text of [fixture(match, { start }), DESCRIPTIONS, PLAYERS, MORE_PLAYERS, alive(1, now), alive(3, now)])
    await feed.says(text)
  await feed.says(oddsChange(match, 3, PRICES, now))
  const bets: number[] = []
  for (const [outcome, odds] of [
    [ADA, 3],
    [BEN, 4],
  ] as const) {
    const pick = {
      match_id: match,
      market_id: 40,
      specifier: 'type=prematch',
      outcome_id: outcome,
      odds: odds * 10_000,
    }
    bets.push((await placed(player, single(pick, 10_00))).id)
  }
  book.clock.advance(6_000)
  for (const [i, message] of log.entries()) {
    const text = message(match, now)
    if (isDisturbed && i % 9 === 0) expect((await feed.says(text.slice(0, text.length / 2))).state).toBe('unusable')
    await feed.says(text)
    if (!isDisturbed || !CUTS.some((cut) => Math.floor(cut * log.length) === i)) continue
    await feed.source.stop()
    book.sink.remove(match)
    feed = await TestFeed.open(book, match)
  }
  await feed.passes(4_000)
  const board = book.sink.board.match(match)
  const markets = [...(board?.markets.values() ?? [])].map(
    ({ version: _, priced_at: __, origin, bet_until: ___, ...rest }) => {
      return { ...rest, producer: origin.producer, after: origin.generated_at - now }
    },
  )
  const shown = await Promise.all(bets.map((id) => player.bet(id)))
  await feed.source.stop()
  return {
    status: board?.status,
    markets: markets.sort((a, b) => a.id - b.id),
    bets: shown.map(({ status, result, win_amount: won }) => ({ status, result, won })),
    balance: await player.balance(),
  }
}

export function feedOrderSuite(suite: () => Suite): void {
  test('LIVE-01 BETS-01: a log ends in the same board, bets and balance in another order, with messages twice, cut off, and restarts in between', () =>
    onBook(suite, async ({ book, player }) => {
      const keys = fc.array(fc.nat({ max: 99_991 }), { minLength: 20, maxLength: 30 })
      await fc.assert(
        fc.asyncProperty(randomLog(30, true), keys, async (log, order) => {
          const inTime = await lives(book, await player({ EUR: 100_00 }), log, false)
          const otherwise = await lives(book, await player({ EUR: 100_00 }), arrival(log, order), true)
          expect(otherwise).toEqual(inTime)
        }),
        { numRuns: suite().histories },
      )
      await book.expectCleanBooks()
    }))
}
