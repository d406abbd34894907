import { describe, expect, test } from 'vitest'
import { cashesOut, placed } from '../../../../testing/cashes-out.ts'
import {
  ADA,
  alive,
  BEN,
  betStop,
  eventStatus,
  fixture,
  market,
  oddsChange,
} from '../../../../testing/feed/messages.ts'
import { onFeedMatch } from '../../../../testing/feed/on-feed-match.ts'
import { as, FREEBET, given } from '../../../../testing/given-bonuses.ts'
import { onDatabase } from '../../../../testing/on-database.ts'
import { single } from '../../../../testing/test-player.ts'
import { loadPriceLogs } from '../index.ts'

const EVENLY = { 1: 2, 2: 3.5, 3: 4 }
const GOALS = { 12: 1.9, 13: 1.9 }

onDatabase((suite) => {
  describe('prices of the feed in time', () => {
    test('LIVE-01: every price names provider, producer and time of the message that made it', () =>
      onFeedMatch(suite, async ({ feed, now }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 5))
        const origin = { provider: 'betradar', producer: '3', generated_at: now - 5 }
        expect(feed.market(1)?.origin).toEqual(origin)
        // The same prices by a newer message go back to that one.
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 2))
        expect(feed.market(1)?.origin.generated_at).toBe(now - 2)
      }))

    test('LIVE-01: an older message of another producer replaces neither a newer price nor a newer status', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(
          oddsChange(feed.match, 3, [market(1, EVENLY), market(18, GOALS, { specifiers: 'total=2.5' })], now - 300),
        )
        const live = eventStatus({ status: 1, match_status: 6, home_score: 0, away_score: 1 })
        await feed.sends(oddsChange(feed.match, 1, [market(1, { 1: 5, 2: 3.8, 3: 1.6 })], now - 200, live))
        const late = eventStatus({ status: 0 })
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 250, late))
        expect(feed.market(1)?.outcomes.map(({ odds }) => odds)).toEqual([50_000, 38_000, 16_000])
        expect(book.sink.events.get(feed.match)).toMatchObject({ status: 1, score: { home: 0, away: 1 } })
        // A price made before the start takes no bet any more.
        expect(feed.market(18, 'total=2.5')?.status).toBe(-1)
        ;(await demo.places(single(pick(18, '12', 1.9, 'total=2.5'), 1_00))).expectRefused('market_suspended')
      }))

    test('LIVE-01 PLACE-02: a market that is handed over takes no bets until the producer in play prices it, and is its alone from then on', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const handedOver = market(1, {}, { status: -2 })
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 300))
        await feed.sends(oddsChange(feed.match, 3, [handedOver], now - 200))
        expect(feed.market(1)?.status).toBe(-1)
        ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
        await feed.sends(oddsChange(feed.match, 1, [market(1, { 1: 5, 2: 3.8, 3: 1.6 })], now - 150))
        ;(await demo.places(single(pick(1, '1', 5), 1_00))).expectAccepted()
        // Repeated, it says nothing of what the other producer has; nor does a price of before.
        await feed.sends(oddsChange(feed.match, 3, [handedOver], now - 100))
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 250))
        expect(feed.market(1)).toMatchObject({ status: 1, origin: { producer: '1' } })
        ;(await demo.places(single(pick(1, '1', 5), 1_00))).expectAccepted()
      }))

    test('SLIP-07: a bet stop closes what it covers, by any producer, in any order both arrive', () =>
      onFeedMatch(suite, async ({ feed, now }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 300))
        await feed.sends(betStop(feed.match, 1, now - 200))
        expect(feed.market(1)?.status).toBe(-1)
        await feed.sends(
          oddsChange(feed.match, 3, [market(1, EVENLY), market(18, GOALS, { specifiers: 'total=2.5' })], now - 250),
        )
        expect(feed.market(1)?.status).toBe(-1)
        expect(feed.market(18, 'total=2.5')?.status).toBe(-1)
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 150))
        expect(feed.market(1)?.status).toBe(1)
      }))

    test.for([
      { market: 'that the feed does not describe', described: null, stop: 'corners', isClosed: true },
      { market: 'described without groups', described: '', stop: 'corners', isClosed: true },
      { market: 'whose groups are empty', described: ' groups=" | "', stop: 'corners|cards', isClosed: true },
      { market: 'of other groups', described: ' groups="all|score"', stop: 'corners', isClosed: false },
      { market: 'of all groups alone', described: ' groups="all"', stop: 'corners', isClosed: false },
      { market: 'of all groups alone', described: ' groups="all"', stop: 'ALL', isClosed: true },
      { market: 'of that group, in other letters', described: ' groups="all| Score "', stop: 'score', isClosed: true },
    ])(
      'SLIP-07: a bet stop of $stop and a market $market: closed $isClosed, and the audit agrees',
      ({ described, stop, isClosed }) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          const { db } = book.parts
          await db.query('DELETE FROM market_descriptions WHERE market_id = 1')
          const outcomes = ['1', '2', '3'].map((id) => `<outcome id="${id}" name="Side ${id}"/>`).join('')
          if (described !== null)
            await feed.sends(
              `<market_descriptions><market id="1" name="Winner"${described}><outcomes>${outcomes}</outcomes></market></market_descriptions>`,
            )
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 300))
          const bet = await placed(demo, single(pick(1, '1', 2), 1_00))
          await feed.passes(10_000)
          await feed.sends(alive(3, now + 10_000))
          await feed.sends(betStop(feed.match, 3, now - 200, stop))
          expect(feed.market(1)?.status).toBe(isClosed ? -1 : 1)
          if (isClosed) {
            ;(await demo.places(single(pick(1, '1', 2), 1_00))).expectRefused('market_suspended')
            expect((await demo.bet(bet.id)).to_cashout).toBeNull()
          }
          const [log] = (await loadPriceLogs(db, [feed.match])).values()
          expect(log?.market(1, '', now + 10_000)?.isOpen).toBe(!isClosed)
          await db.query('DELETE FROM market_descriptions WHERE market_id = 1')
        }),
    )
  })

  describe('messages of the feed from the future', () => {
    const WRONG_CLOCK = /^it says that it was made \d+ minutes from now, at .*: the clock of who says it is wrong/

    test('LIVE-01: one that is minutes ahead is refused with a reason, and one that is a little ahead holds no newer price up', () =>
      onFeedMatch(suite, async ({ feed, now }) => {
        const home = () => feed.market(1)?.outcomes[0]?.odds
        const hour = now + 3_600_000
        const refused = { state: 'unusable', why: expect.stringMatching(WRONG_CLOCK) }
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 5))
        expect(await feed.sends(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: 9 })], hour))).toMatchObject(
          refused,
        )
        const moved = `<fixture_change product="3" event_id="sr:match:${feed.match}" timestamp="${hour}" start_time="${hour}" change_type="2"/>`
        expect(await feed.sends(moved)).toMatchObject(refused)
        const document = fixture(feed.match, { start: new Date(hour).toISOString() })
        const made = `<fixtures_fixture generated_at="${new Date(hour).toISOString()}">`
        expect(await feed.sends(document.replace('<fixtures_fixture>', made))).toMatchObject(refused)
        expect([home(), feed.market(1)?.status]).toEqual([20_000, 1])
        // A bet stop counts all the same, from when it is received.
        expect(await feed.sends(betStop(feed.match, 3, hour))).toMatchObject(refused)
        expect([home(), feed.market(1)?.status]).toEqual([20_000, -1])
        // Its clock is two minutes ahead: it counts from now on, and two of that kind by their own times.
        await feed.sends(oddsChange(feed.match, 1, [market(1, { ...EVENLY, 1: 3 })], now + 120_001))
        await feed.sends(oddsChange(feed.match, 1, [market(1, { ...EVENLY, 1: 4 })], now + 120_000))
        expect(home()).toBe(30_000)
        await feed.passes(1_000)
        await feed.sends(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: 5 })], now + 900))
        expect(home()).toBe(50_000)
      }))
  })

  describe('cash-out on prices of the feed', () => {
    test('BETS-05: an outcome whose neighbours have no price is worth what its own price says, and the audit agrees', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const scorers = market(40, { [ADA]: 5, [BEN]: { active: 0 } }, { specifiers: 'type=prematch' })
        await feed.sends(
          oddsChange(feed.match, 3, [scorers, market(1, { 1: 2, 2: { odds: 3.5, active: 0 }, 3: { active: 0 } })], now),
        )
        const scorer = await placed(demo, single(pick(40, ADA, 5, 'type=prematch'), 10_00))
        const home = await placed(demo, single(pick(1, '1', 2), 10_00))
        for (const { id } of [scorer, home]) expect((await demo.bet(id)).to_cashout).toBe(9_50)
        const paid = await cashesOut(demo, scorer.id, { seen: 9_50 })
        expect(paid.answer.data.status).toBe('cashed_out')
        await demo.expectBalance(100_00 - 20_00 + 9_50)
      }))

    test('BETS-05: an outcome without a price of its own is not sold, whatever probability comes with it', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now - 20))
        const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
        await demo.call('setAutoCashOut', { params: { id: bet.id }, body: { to_cashout: 9_60 } })
        const bare = [
          { active: 0, probabilities: 0.9 },
          { active: 1, probabilities: 0.9 },
          { active: 0, odds: 1.05, probabilities: 0.9 },
        ]
        for (const [i, outcome] of bare.entries()) {
          await feed.sends(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 1: outcome })], now - 10 + i))
          await book.passes(1_000)
          expect(await demo.bet(bet.id)).toMatchObject({ to_cashout: null, status: 'waiting_results' })
          const error = (await cashesOut(demo, bet.id, { seen: 1, key: `bare-${i}-${bet.id}` })).error
          expect(error.key).toBe('error.cashout.unavailable')
        }
      }))

    test('BETS-05: where several outcomes win, and where a probability says more than the price, the price counts', () =>
      onFeedMatch(suite, async ({ feed, demo, now, pick }) => {
        const double = market(10, { 9: 1.3, 10: 1.25, 11: 1.9 })
        const sure = market(1, { 1: { odds: 2, active: 1, probabilities: 0.9 }, 2: 3.5, 3: 4 })
        await feed.sends(oddsChange(feed.match, 3, [double, sure], now))
        const [both, home] = [
          await placed(demo, single(pick(10, '9', 1.3), 10_00)),
          await placed(demo, single(pick(1, '1', 2), 10_00)),
        ]
        for (const { id } of [both, home]) {
          const { to_cashout: value } = await demo.bet(id)
          expect(value).toBeGreaterThan(9_00)
          expect(value).toBeLessThanOrEqual(9_50)
        }
        // At half the price twice as probable, and never above what the bet may win.
        await feed.sends(
          oddsChange(
            feed.match,
            3,
            [market(1, { 1: { odds: 1.01, active: 1, probabilities: 1 }, 2: 3.5, 3: 4 })],
            now + 1,
          ),
        )
        expect((await demo.bet(home.id)).to_cashout).toBe(18_81)
      }))

    test('BETS-05: parts that are cashed out pay together no more than the price gives for the whole, and the audit agrees', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        const prices = (ada: number) => [
          market(40, { [ADA]: ada, [BEN]: { active: 0 } }, { specifiers: 'type=prematch' }),
        ]
        await feed.sends(oddsChange(feed.match, 3, prices(5), now - 20))
        const bet = await placed(demo, single(pick(40, ADA, 5, 'type=prematch'), 10_00))
        const parts: number[] = []
        for (const [share, ada] of [
          [33, 5],
          [50, 6.25],
        ] as const) {
          await feed.sends(oddsChange(feed.match, 3, prices(ada), now - 15 + parts.length))
          const before = await demo.balance()
          const seen = (await demo.bet(bet.id)).to_cashout ?? 0
          expect(
            (await cashesOut(demo, bet.id, { seen, share, key: `part-${ada}-${bet.id}` })).answer.data.status,
          ).toBe('waiting_results')
          parts.push((await demo.balance()) - before)
        }
        // A third of 10.00 at its own price, then half of the rest at four fifths of it; a fraction of a cent is
        // carried on.
        const [first = 0, second = 0] = parts
        const most = [0.95 * 3_30, 0.95 * 3_35 * 0.8] as const
        expect(first).toBe(Math.floor(most[0]))
        expect(second).toBeGreaterThan(0)
        expect(first + second).toBeLessThanOrEqual(Math.floor(most[0] + most[1]))
        const [{ sum } = { sum: 0 }] = await book.parts.db.query<{ sum: number }>(
          'SELECT sum(justified)::int AS sum FROM bet_cashouts WHERE bet_id = $1',
          [bet.id],
        )
        expect(sum).toBeGreaterThanOrEqual(first + second)
        await book.expectCleanBooks()
      }))

    test('BETS-05: an automatic cash-out waits for a price that justifies it, though the neighbours of its outcome have none', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        const only = (odds: number, at: number) =>
          oddsChange(
            feed.match,
            3,
            [market(40, { [ADA]: odds, [BEN]: { active: 0 } }, { specifiers: 'type=prematch' })],
            at,
          )
        await feed.sends(only(5, now - 20))
        const bet = await placed(demo, single(pick(40, ADA, 5, 'type=prematch'), 10_00))
        await demo.call('setAutoCashOut', { params: { id: bet.id }, body: { to_cashout: 19_00 } })
        for (const [odds, at] of [
          [5, 10],
          [4, 9],
          [2.51, 8],
        ] as const) {
          await feed.sends(only(odds, now - at))
          await book.passes(1_000)
          expect((await demo.bet(bet.id)).status).toBe('waiting_results')
        }
        await demo.expectBalance(90_00)
        await feed.sends(only(2.5, now - 7))
        await book.passes(1_000)
        expect((await demo.bet(bet.id)).status).toBe('cashed_out')
        await demo.expectBalance(90_00 + 19_00)
        await book.expectCleanBooks()
      }))

    test('BETS-05 BONUS-01: a free bet on prices of the feed is never cashed out, and pays its price without the stake of the house', () =>
      onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
        await feed.sends(oddsChange(feed.match, 3, [market(1, { ...EVENLY, 2: { active: 0 } })], now - 20))
        const { id } = await given(book, demo, FREEBET)
        const bet = await placed(demo, { ...single(pick(1, '1', 2), 10_00), ...as(id, 'freebet') })
        expect((await demo.bet(bet.id)).to_cashout).toBeNull()
        await feed.sends(
          oddsChange(feed.match, 3, [market(1, { 1: 1.05, 2: { active: 0 }, 3: { active: 0 } })], now - 10),
        )
        await book.passes(1_000)
        expect((await demo.bet(bet.id)).to_cashout).toBeNull()
        expect((await cashesOut(demo, bet.id, { seen: 9_00 })).error.key).toBe('error.cashout.unavailable')
        const won = `<bet_settlement certainty="2" product="3" event_id="sr:match:${feed.match}" timestamp="${now}"><outcomes><market id="1">
          <outcome id="1" result="1"/></market></outcomes></bet_settlement>`
        await feed.sends(won.replace(String(now), String(book.clock.now() - 1)))
        expect((await demo.bet(bet.id)).result).toBe('win_entire')
        // A free bet of 10.00 at 2.00 pays only the winnings.
        await demo.expectBalance(100_00 + 10_00)
        await book.expectCleanBooks()
      }))

    test.for([-1, -2])(
      'BETS-05: cash-out status %i of a market takes the offer away, refuses it, and holds an automatic one',
      (status) =>
        onFeedMatch(suite, async ({ book, feed, demo, now, pick }) => {
          await feed.sends(oddsChange(feed.match, 3, [market(1, EVENLY)], now))
          const bet = await placed(demo, single(pick(1, '1', 2), 10_00))
          const waiting = await placed(demo, single(pick(1, '1', 2), 10_00))
          await demo.call('setAutoCashOut', { params: { id: waiting.id }, body: { to_cashout: 9_60 } })
          const cheaper = { 1: 1.5, 2: 4, 3: 6 }
          await feed.sends(oddsChange(feed.match, 3, [market(1, cheaper, { cashout_status: status })], now + 1))
          await book.passes(1_000)
          expect((await demo.bet(bet.id)).to_cashout).toBeNull()
          expect((await cashesOut(demo, bet.id, { seen: 1 })).error.key).toBe('error.cashout.unavailable')
          expect((await demo.bet(waiting.id)).status).toBe('waiting_results')
          await feed.sends(oddsChange(feed.match, 3, [market(1, cheaper, { cashout_status: 1 })], now + 2))
          await book.passes(1_000)
          expect((await demo.bet(waiting.id)).status).toBe('cashed_out')
        }),
    )
  })
})
