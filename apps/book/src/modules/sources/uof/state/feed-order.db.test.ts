import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atNight } from '../../../../testing/at-night.ts'
import { bookedOf } from '../../../../testing/booked-of.ts'
import { cashesOut, placed } from '../../../../testing/cashes-out.ts'
import {
  ADA,
  alive,
  BEN,
  DESCRIPTIONS,
  fixture,
  MORE_PLAYERS,
  market,
  oddsChange,
  PLAYERS,
} from '../../../../testing/feed/messages.ts'
import { arrival, type LogMessage, randomLog } from '../../../../testing/feed/random-log.ts'
import { hasRecorded, recordedLog } from '../../../../testing/feed/recorded-log.ts'
import { TestFeed } from '../../../../testing/feed/test-feed.ts'
import { as, FREEBET, given } from '../../../../testing/given-bonuses.ts'
import { onBook, type Suite } from '../../../../testing/on-book.ts'
import { onDatabases } from '../../../../testing/on-database.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../../testing/test-player.ts'

/** Computing beside others takes long, and a night plays ten times as many. */
const TIMEOUT_MS = atNight(480_000, 1_800_000)
/** How much of the log is played before the process is gone and another one begins. */
const CUTS = [0.3, 0.7]
/** Messages that come between two looks of the process that plays them. */
const AT_ONCE = 25
const SPECIFIER = 'type=prematch'
const scorers = (ada: number) => market(40, { [ADA]: ada, [BEN]: 4 }, { specifiers: SPECIFIER })

/**
 * A player with bets on both scorers at unchanged prices: plain ones, one sold in part, sold and waiting by order, and
 * a free bet.
 */
async function bets(book: TestBook, player: TestPlayer, feed: TestFeed, now: number): Promise<readonly number[]> {
  const prices = (ada: number, at: number) =>
    feed.sends(oddsChange(feed.match, 3, [market(1, { 1: 2, 2: 3.5, 3: 4 }), scorers(ada)], at))
  await prices(3, now - 100)
  const on = (outcome: string, odds: number) =>
    single(
      { match_id: feed.match, market_id: 40, specifier: SPECIFIER, outcome_id: outcome, odds: odds * 10_000 },
      10_00,
    )
  const { id: bonus } = await given(book, player, FREEBET)
  const ids: number[] = []
  for (const bet of [
    on(ADA, 3),
    on(BEN, 4),
    on(ADA, 3),
    on(ADA, 3),
    on(ADA, 3),
    { ...on(BEN, 4), ...as(bonus, 'freebet') },
  ]) {
    ids.push((await placed(player, bet)).id)
  }
  const [, , partly = 0, sold = 0, waiting = 0] = ids
  const seen = (await player.bet(partly)).to_cashout ?? 0
  expect((await cashesOut(player, partly, { seen, share: 40 })).answer.data.status).toBe('waiting_results')
  await player.call('setAutoCashOut', { params: { id: sold }, body: { to_cashout: 11_00 } })
  // More than the shortest price of a log justifies.
  await player.call('setAutoCashOut', { params: { id: waiting }, body: { to_cashout: 29_00 } })
  await prices(2.5, now - 90)
  await book.passes(1_000)
  expect((await player.bet(sold)).status).toBe('cashed_out')
  await prices(3, now - 80)
  return ids
}

type Left = Awaited<ReturnType<typeof lives>>

/** Places bets on a match, plays a log, and returns the end state without anything that differs by itself. */
async function lives(book: TestBook, player: TestPlayer, log: readonly LogMessage[], isDisturbed: boolean) {
  let feed = await TestFeed.open(book)
  const now = book.clock.now()
  const start = new Date(now + 48 * 3_600_000).toISOString()
  const { match } = feed
  for (const text of [fixture(match, { start }), DESCRIPTIONS, PLAYERS, MORE_PLAYERS, alive(1, now), alive(3, now)])
    await feed.takes(text)
  await feed.plays()
  const ids = await bets(book, player, feed, now)
  book.clock.advance(6_000)
  for (const [i, message] of log.entries()) {
    const text = message(match, now)
    if (isDisturbed && i % 90 === 0) expect((await feed.takes(text.slice(0, text.length / 2))).state).toBe('unusable')
    await feed.takes(text)
    if (i % AT_ONCE === 0) await feed.looks()
    if (!isDisturbed || !CUTS.some((cut) => Math.floor(cut * log.length) === i)) continue
    await feed.source.stop()
    book.sink.remove(match)
    feed = await TestFeed.open(book, match)
  }
  await feed.passes(4_000)
  const board = book.sink.board.event(match)
  const markets = [...(board?.markets.values() ?? [])].map(
    ({ version: _, priced_at: __, origin, bet_until: ___, ...rest }) => {
      return { ...rest, producer: origin.producer, after: origin.generated_at - now }
    },
  )
  const shown = await Promise.all(ids.map((id) => player.bet(id)))
  await feed.source.stop()
  return {
    board: { status: board?.status, markets: markets.sort((a, b) => a.id - b.id) },
    bets: shown.map(({ status, result, win_amount: won, open_stake: open }) => ({ status, result, won, open })),
    balance: await player.balance(),
    booked: await bookedOf(book.parts.db, ids),
    stored: await book.parts.db.query('SELECT status, score FROM matches WHERE id = $1', [match]),
  }
}

/** Logs that are played at once, each with a database of its own: playing one is mostly waiting for its database. */
const LANES = 4

onDatabases(LANES, (suites) => {
  const keys = fc.array(fc.nat({ max: 99_991 }), { minLength: 20, maxLength: 30 })

  /** Plays logs in order and in other orders, and compares the final states. */
  async function compares(
    logs: { readonly numRuns: number; readonly log: fc.Arbitrary<readonly LogMessage[]> },
    left: (end: Left) => unknown,
  ): Promise<void> {
    const seed = fc.readConfigureGlobal().seed ?? 0
    const plays = (suite: Suite, lane: number, lanes: number) =>
      onBook(
        () => suite,
        async ({ book, player }) => {
          await fc.assert(
            fc.asyncProperty(logs.log, keys, async (log, order) => {
              const inTime = await lives(book, await player({ EUR: 100_00 }), log, false)
              const otherwise = await lives(book, await player({ EUR: 100_00 }), arrival(log, order), true)
              expect(left(otherwise)).toEqual(left(inTime))
              await book.expectCleanBooks()
              // The next one begins again without them.
              await book.parts.db.query('DELETE FROM feed_messages')
            }),
            { numRuns: Math.ceil((logs.numRuns - lane) / lanes), seed: seed + lane, endOnFailure: true },
          )
        },
      )
    const used = suites().slice(0, logs.numRuns)
    const ends = await Promise.allSettled(used.map((suite, lane) => plays(suite, lane, used.length)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  const titled = 'a log of the feed in another order, with messages twice, cut off, and restarts in between'
  describe(titled, { timeout: TIMEOUT_MS }, () => {
    test('LIVE-01 BETS-01: of 500 messages ends in the same board, bets and ledger', () =>
      compares({ numRuns: atNight(8, 80), log: randomLog(500, { results: true }) }, (end) => end))

    test('LIVE-01 BETS-01: that moves the kick-off, by more than 48 hours too, ends in the same board, bets and ledger', () =>
      compares({ numRuns: atNight(4, 80), log: randomLog(60, { results: true, moves: true }) }, (end) => end))

    // A process that begins when it is over does not show it any more.
    test('BETS-01 CAT-05: in which the match ends or is called off, and its score is corrected, ends in the same score, bets and ledger', () =>
      compares(
        { numRuns: atNight(4, 80), log: randomLog(40, { results: true, ends: true }) },
        ({ board: _, ...kept }) => kept,
      ))

    test.runIf(hasRecorded)('LIVE-01 BETS-01: that others recorded ends in the same board, bets and ledger', () =>
      compares({ numRuns: atNight(2, 8), log: fc.constant(recordedLog({ ends: false })) }, (end) => end),
    )

    test.runIf(hasRecorded)(
      'BETS-01: that others recorded, the end of the match too, ends in the same bets and ledger',
      () =>
        compares(
          { numRuns: atNight(2, 8), log: fc.constant(recordedLog({ ends: true })) },
          ({ board: _, ...kept }) => kept,
        ),
    )
  })
})
