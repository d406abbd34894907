import { describe, expect, test } from 'vitest'
import { perform } from '../../../../operator/perform.ts'
import { cashesOut, placed } from '../../../../testing/cashes-out.ts'
import { eventStatus, market, oddsChange } from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { onBook } from '../../../../testing/on-book.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import type { TestBook } from '../../../../testing/test-book.ts'
import { single } from '../../../../testing/test-player.ts'
import { auditBook, countUnknownPrices } from '../../../settlement/index.ts'

const EVENLY = { 1: 2, 2: 3.5, 3: 4 }

function legOf({ parts }: TestBook, betId: number) {
  return parts.db.query(
    `SELECT odds, price_odds, price_provider, price_producer, price_said_at, price_is_live, planned_at FROM bet_legs WHERE bet_id = $1`,
    [betId],
  )
}

function soldOf({ parts }: TestBook, betId: number) {
  return parts.db.query('SELECT stake, amount, justified, basis FROM bet_cashouts WHERE bet_id = $1 ORDER BY part', [
    betId,
  ])
}

onDatabase((suite) => {
  describe('what justifies prices', () => {
    test('ODDS-02: a leg keeps the price on the board, its provider, producer and message, and the kick-off as it was known', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 5))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        const kickOff = new Date(now + 48 * 3_600_000)
        expect(await legOf(book, bet.id)).toEqual([
          {
            ...{ odds: 20_000, price_odds: 20_000, price_provider: 'betradar', price_producer: '3' },
            ...{ price_said_at: new Date(now - 5), price_is_live: false, planned_at: kickOff },
          },
        ])
      }))

    test('ODDS-02: a live bet keeps the message of the price that it was accepted at', () =>
      onFeedMatch(
        suite,
        async ({ book, feed, demo, now, pick }) => {
          const live = eventStatus({ status: 1, match_status: 6, home_score: 0, away_score: 0 })
          await feed.sends(oddsChange(feed.match, 1, [market(1, EVENLY)], now, live))
          const [bet] = (await demo.places(single(pick(1, '1', 2), 10_00), { mode: 'any' })).expectAccepted()
          book.clock.advance(100)
          await feed.sends(oddsChange(feed.match, 1, [market(1, { ...EVENLY, 1: 1.9 })], now + 100))
          await book.passes(5_000)
          expect(await legOf(book, bet?.id ?? 0)).toMatchObject([
            {
              odds: 19_000,
              price_odds: 19_000,
              price_producer: '1',
              price_said_at: new Date(now + 100),
              price_is_live: true,
            },
          ])
          expect(await auditBook(book.parts.db)).toEqual([])
        },
        -60_000,
      ))

    test('BETS-05: a cash-out in part, in whole and by itself keeps what its prices gave for it, and by which messages', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        const waiting = await placed(demo, single(pick(1, '1', 2), 10_00))
        await demo.call('setAutoCashOut', { params: { id: waiting.id }, body: { to_cashout: 9_60 } })
        await cashesOut(demo, bet.id, { seen: 9_50, share: 50 })
        book.clock.advance(1)
        await feed.sends(
          oddsChange(feed.match, 3, [market(1, { 1: { odds: 1.6, active: 1, probabilities: 0.6 }, 2: 3.5 })], now + 1),
        )
        await cashesOut(demo, bet.id, { seen: 5_70 })
        await book.passes(1_000)
        const leg = { position: 0, status: 'open', refund: '0/1', provider: 'betradar', producer: '3', isLive: false }
        const first = { ...leg, odds: 20_000, chance: '1/2', messageAt: now }
        const second = { ...leg, odds: 16_000, chance: '3/5', messageAt: now + 1 }
        expect(await soldOf(book, bet.id)).toEqual([
          { stake: 500n, amount: 475n, justified: 475n, basis: { stake: 1000, remainder: '0/1', legs: [first] } },
          { stake: 500n, amount: 570n, justified: 570n, basis: { stake: 500, remainder: '0/1', legs: [second] } },
        ])
        expect(await soldOf(book, waiting.id)).toEqual([
          { stake: 1000n, amount: 1140n, justified: 1140n, basis: { stake: 1000, remainder: '0/1', legs: [second] } },
        ])
        expect(await auditBook(book.parts.db)).toEqual([])
      }))

    test('ODDS-02: bets from before their prices were kept are no fault: the audit says how many it knows nothing of', () =>
      onBook(suite, async ({ book, match, player }) => {
        const { db } = book.parts
        const before = await countUnknownPrices(db)
        const game = match()
        const demo = await player()
        const [sold] = (await demo.places(single(game.home, 10_00))).expectAccepted()
        const body = { bet_id: sold?.id ?? 0, to_cashout: sold?.to_cashout ?? 0 }
        await demo.call('cashOutBet', { body, headers: { 'idempotency-key': `audit-old-${sold?.id}` } })
        await db.query(
          `UPDATE bet_legs SET price_odds = NULL, price_provider = NULL, price_producer = NULL, price_said_at = NULL,
             price_is_live = NULL, planned_at = NULL WHERE bet_id = $1`,
          [sold?.id],
        )
        await db.query('UPDATE bet_cashouts SET basis = NULL, justified = NULL WHERE bet_id = $1', [sold?.id])
        await book.works()
        await book.expectCleanBooks()
        const after = await countUnknownPrices(db)
        expect(after).toEqual({ ...before, legs: before.legs + 1, cashOuts: before.cashOuts + 1 })
        const { ok, text } = await perform({ name: 'audit', args: [] }, book.parts)
        expect({ ok, text }).toEqual({
          ok: true,
          text: `Unknown: ${after.legs} legs and ${after.cashOuts} cash-outs are from before their prices were kept; they were not held against prices.\nThe books are clean.`,
        })
      }))
  })
})
