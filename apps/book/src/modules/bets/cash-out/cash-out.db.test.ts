import { describe, expect, test } from 'vitest'
import { cashesOut, placed } from '../../../testing/cashes-out.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { testOperator } from '../../../testing/test-operator.ts'
import { combo, single, system, type TestPlayer } from '../../../testing/test-player.ts'
import { settleResults } from '../../settlement/index.ts'
import { createCashOutPush } from './cash-out-push.ts'
import { createValuePublisher } from './publish-values.ts'

/** The values of a bet that the player's browsers received, in order. */
function valuesReceived(book: TestBook, player: TestPlayer, betId: number): readonly (number | null)[] {
  return book
    .received(player)
    .flatMap((event) =>
      event.type === 'bet_cashout_changed' && event.data.bet_id === betId ? [event.data.to_cashout] : [],
    )
}

onDatabase((suite) => {
  describe('cash-out', () => {
    test('LIVE-04: a publisher of values that takes over again publishes all of them, because another publisher may have sent other values', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const bet = await placed(demo, single(game.home, 10_00))
        const push = createCashOutPush(book.parts.bets, { players: () => [demo.id], hasSubscriber: () => true })
        for (const _turn of ['ours', 'ours again']) {
          await push.run()
          await push.work()
          await push.work()
          await push.stop()
        }
        expect(valuesReceived(book, demo, bet.id)).toEqual([9_50, 9_50])
      }))

    test('BETS-02: a bet shows 0.95 of its fair value, rises and falls with the price, and pays the shown value', () =>
      onBook(suite, async ({ book, match, player }) => {
        // The test's markets carry no margin: the fair probability is that of the price.
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const bet = await placed(demo, single(game.home, 10_00))
        expect(bet.to_cashout).toBe(9_50)
        game.moves({ home: 16_000 })
        expect((await demo.bet(bet.id)).to_cashout).toBe(11_87)
        game.moves({ home: 40_000 })
        expect((await demo.bets())[0]?.to_cashout).toBe(4_75)
        const { data } = (await cashesOut(demo, bet.id, { seen: 4_75 })).answer
        expect(data).toMatchObject({
          status: 'cashed_out',
          result: 'cashed_out',
          stake: { value: 10_00 },
          open_stake: 0,
          win_amount: 4_75,
          cashouts: [{ stake: 10_00, amount: 4_75 }],
          to_cashout: null,
          settled_at: new Date(book.clock.now()).toISOString(),
        })
        expect(await demo.bet(bet.id)).toEqual(data)
        await demo.expectBalance(994_75)
        await book.works()
        expect(book.received(demo).findLast((event) => event.type === 'bet_changed')?.data).toEqual(data)
        expect(book.received(demo).findLast((event) => event.type === 'balance_changed')?.data).toMatchObject({
          balance: 994_75,
        })
        await game.ends()
        await book.works()
        await demo.expectBalance(994_75)
        expect((await demo.bets({ status: 'settled' })).map(({ id }) => id)).toEqual([bet.id])
        expect([await demo.bets({ result: 'win' }), (await demo.bets({ result: 'refund' })).length]).toEqual([[], 1])
      }))

    test('BETS-02: never a stale value: less than shown is refused with the current value, more pays the shown value', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const bet = await placed(demo, single(game.home, 10_00))
        game.moves({ home: 21_000 })
        const refused = (await cashesOut(demo, bet.id, { seen: 9_50 })).error
        expect(refused).toMatchObject({ code: 150, key: 'error.cashout.changed' })
        expect(refused.data.errors_by_bet).toMatchObject([{ bet_index: 0, code: 150, to_cashout: 9_04 }])
        await demo.expectBalance(990_00)
        game.moves({ home: 16_000 })
        const { data } = (await cashesOut(demo, bet.id, { seen: 9_50 })).answer
        expect(data.win_amount).toBe(9_50)
        await demo.expectBalance(999_50)
      }))

    test('BETS-02: a player who accepts a little less gets the current value, and confirms a larger drop', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const bet = await placed(demo, single(game.home, 10_00))
        game.moves({ home: 21_000 })
        expect((await cashesOut(demo, bet.id, { seen: 9_50, tolerance: 4 })).error.code).toBe(150)
        const { data } = (await cashesOut(demo, bet.id, { seen: 9_50, tolerance: 5 })).answer
        expect(data.win_amount).toBe(9_04)
        await demo.expectBalance(999_04)
      }))

    test('BETS-02: suspended, stale, stopped, decided and closed markets are not cashed out; an outcome without a price is', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [game, other] = [match(), match()]
        const demo = await player()
        const bet = await placed(demo, combo([game.home, other.home], 10_00))
        const value = bet.to_cashout ?? 0
        const expectNone = async () => {
          expect((await demo.bet(bet.id)).to_cashout).toBeNull()
          const { error } = await cashesOut(demo, bet.id, { seen: value })
          expect(error).toMatchObject({ code: 151, key: 'error.cashout.unavailable' })
          expect(error.data.errors_by_bet[0]?.to_cashout).toBeNull()
        }
        other.suspends()
        await expectNone()
        other.reopens()
        expect((await demo.bet(bet.id)).to_cashout).toBe(value)
        book.clock.advance(10_001)
        await expectNone()
        for (const each of [game, other]) each.confirms()
        expect((await demo.bet(bet.id)).to_cashout).toBe(value)
        other.loses('home')
        expect((await demo.bet(bet.id)).to_cashout).not.toBeNull()
        await other.isDecidedButShown()
        const late = (await cashesOut(demo, bet.id, { seen: 1 })).error
        expect(late.code).toBe(151)
        await book.works()
        await demo.expectBalance(990_00)
      }))

    test('BETS-02: combos and systems count decided legs at what they pay and open ones at what they are expected to', () =>
      onBook(suite, async ({ book, match, player }) => {
        const games = [20_000, 25_000, 40_000].map((home) => match({ odds: { home } }))
        const [a, b, c] = games
        if (a === undefined || b === undefined || c === undefined) throw new Error('Three matches')
        const demo = await player()
        const double = await placed(demo, combo([a.home, b.home], 10_00))
        const two = await placed(demo, system('2/3', [a.home, b.home, c.home], 30_00))
        expect([double.to_cashout, two.to_cashout]).toEqual([9_50, 28_50])
        await a.ends()
        await book.works()
        // 10 x 2 x 1 x 0.95; 10 x (2 x 1 + 2 x 1 + 1 x 1) x 0.95
        expect((await demo.bet(double.id)).to_cashout).toBe(19_00)
        expect((await demo.bet(two.id)).to_cashout).toBe(47_50)
        await b.ends({ home: 'lose', away: 'win' })
        await book.works()
        expect((await demo.bet(double.id)).status).toBe('done')
        // Only the line without b is left: 10 x 2 x 1 x 0.95
        expect((await demo.bet(two.id)).to_cashout).toBe(19_00)
        const { data } = (await cashesOut(demo, two.id, { seen: 19_00, share: 50 })).answer
        expect(data).toMatchObject({ open_stake: 15_00, cashouts: [{ stake: 15_00, amount: 9_50 }] })
        await c.ends()
        await book.works()
        // Half of 10 x 2 x 4
        expect((await demo.bet(two.id)).win_amount).toBe(40_00 + 9_50)
        await demo.expectBalance(1_000_00 - 40_00 + 9_50 + 40_00)
      }))

    test('BETS-02: the same key gives the same response, paid or refused; another body or another player gets nothing', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const [demo, other] = [await player(), await player()]
        const bet = await placed(demo, single(game.home, 10_00))
        const wish = { seen: 9_50, share: 50, key: 'cash-out-once' }
        const answers = await Promise.all([1, 2, 3].map(() => cashesOut(demo, bet.id, wish)))
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
        await demo.expectBalance(990_00 + 4_75)
        expect((await cashesOut(demo, bet.id, { ...wish, share: 25 })).error.code).toBe(1031)
        const high = { seen: 9_00, key: 'cash-out-refused' }
        const refused = await cashesOut(demo, bet.id, high)
        expect(refused.error.code).toBe(150)
        game.moves({ home: 10_500 })
        expect((await cashesOut(demo, bet.id, high)).text).toBe(refused.text)
        expect((await cashesOut(other, bet.id, { seen: 1 })).error.code).toBe(1020)
        expect((await cashesOut(demo, 999_999_999, { seen: 1 })).error.code).toBe(1020)
        const body = { bet_id: bet.id, to_cashout: 1 }
        expect((await demo.call('cashOutBet', { body })).error.key).toBe('error.idempotency_key_missing')
      }))

    test('BETS-02: the rest of a bet keeps its part of the promised return, also after a leg that ended in a dead heat', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [over, waiting] = [match(), match()]
        const demo = await player()
        const bet = await placed(demo, combo([over.home, waiting.home], 10_00))
        expect(bet.win_amount).toBe(44_10)
        await testOperator(book).settles(over, { home: { result: 'win', deadHeatFactor: '1/2' } })
        const { to_cashout: seen } = await demo.bet(bet.id)
        const { data } = (await cashesOut(demo, bet.id, { seen: seen ?? 0, share: 50 })).answer
        expect(data.win_amount - (data.cashouts[0]?.amount ?? 0)).toBe(22_05)
      }))

    test('BETS-02: cash-outs side by side, and cash-out against settlement: one wins, the books balance', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (let round = 0; round < 6; round++) {
          const game = match({ odds: { home: 20_000 } })
          const demo = await player()
          const bet = await placed(demo, single(game.home, 10_00))
          const whole = () => cashesOut(demo, bet.id, { seen: 9_50 })
          const race = [whole(), whole(), whole()]
          if (round % 2 === 1) race.push(cashesOut(demo, bet.id, { seen: 9_50, share: 50 }))
          const paid = (await Promise.all(race)).filter(({ status }) => status === 200)
          const total = paid.reduce((sum, { answer }) => sum + (answer.data.cashouts.at(-1)?.amount ?? 0), 0)
          expect(total).toBeLessThanOrEqual(9_50)
          await demo.expectBalance(990_00 + total)

          const other = await player()
          const late = await placed(other, single(game.home, 10_00))
          await game.isDecidedButShown()
          const results = await Promise.all([
            settleResults(book.parts, false),
            cashesOut(other, late.id, { seen: 9_50 }),
            settleResults(book.parts, false),
          ])
          expect(results[1].status).toBe(400)
          await book.works()
          await other.expectBalance(990_00 + 20_00)
          await book.expectCleanBooks()
        }
      }))

    test('BETS-02: values are published when they change, at most once in a round, to connected players only', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const [demo, deaf] = [await player(), await player()]
        const listening = new Set([demo.id])
        const values = createValuePublisher(book.parts, {
          players: () => listening,
          hasSubscriber: (channel) => channel.endsWith(`:${demo.id}`),
        })
        const [bet, unsubscribed] = [
          await placed(demo, single(game.home, 10_00)),
          await placed(deaf, single(game.home, 10_00)),
        ]
        await values.round()
        await values.round()
        expect(valuesReceived(book, demo, bet.id)).toEqual([9_50])
        game.moves({ home: 16_000 })
        game.moves({ home: 25_000 })
        await values.round()
        game.suspends()
        await values.round()
        game.reopens()
        await values.round()
        expect(valuesReceived(book, demo, bet.id)).toEqual([9_50, 7_60, null, 7_60])
        expect(valuesReceived(book, deaf, unsubscribed.id)).toEqual([])
        await cashesOut(demo, bet.id, { seen: 7_60, share: 50 })
        const next = await placed(demo, single(game.home, 10_00))
        values.reread([bet.id, next.id, unsubscribed.id])
        await values.round()
        expect(valuesReceived(book, demo, bet.id).at(-1)).toBe(3_80)
        expect(valuesReceived(book, demo, next.id)).toHaveLength(1)
        await game.ends()
        await book.works()
        values.reread([next.id])
        await values.round()
        expect(valuesReceived(book, demo, next.id)).toHaveLength(1)
        expect(valuesReceived(book, deaf, unsubscribed.id)).toEqual([])
      }))
  })
})
