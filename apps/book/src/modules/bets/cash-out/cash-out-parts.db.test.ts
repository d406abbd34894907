import { addFractions, floorFraction, fraction, multiplyFractions } from '@touchline/betting'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cashesOut, placed } from '../../../testing/cashes-out.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { single } from '../../../testing/test-player.ts'
import { type CashOutWorth, cashOutPart, wholeOf } from './cash-out-part.ts'

onDatabase((suite) => {
  describe('cash-out in parts', () => {
    test('BETS-05: a part is cashed out and the rest stays open: shares, amounts, history, and settlement of what remains', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const bet = await placed(demo, single(game.home, 10_00))
        const half = (await cashesOut(demo, bet.id, { seen: 9_50, share: 25 })).answer.data
        expect(half).toMatchObject({
          status: 'waiting_results',
          stake: { value: 10_00 },
          open_stake: 7_50,
          cashouts: [{ stake: 2_50, amount: 2_37 }],
          to_cashout: 7_13,
          win_amount: 15_00 + 2_37,
        })
        book.clock.advance(1_000)
        const amount = (await cashesOut(demo, bet.id, { seen: 7_13, amount: 1_00 })).answer.data
        expect(amount.cashouts).toMatchObject([{ amount: 2_37 }, { stake: 1_05, amount: 1_00 }])
        expect(amount.open_stake).toBe(6_45)
        expect(amount.cashouts[1]?.created_at).toBe(new Date(book.clock.now()).toISOString())
        await demo.expectBalance(990_00 + 3_37)
        expect(await demo.bet(bet.id)).toEqual(amount)
        for (const wish of [{ amount: 6_14 }, { share: 101 }, { share: 0 }, { share: 50, amount: 1 }, { amount: 0 }]) {
          expect((await cashesOut(demo, bet.id, { seen: amount.to_cashout ?? 0, ...wish })).status).toBe(400)
        }
        await game.ends()
        await book.works()
        const settled = await demo.bet(bet.id)
        expect(settled).toMatchObject({
          status: 'done',
          result: 'win_entire',
          win_amount: 12_90 + 3_37,
          open_stake: 6_45,
        })
        await demo.expectBalance(990_00 + 3_37 + 12_90)
      }))

    test('BETS-02 BETS-05: however long a cash-out takes, its response, its event and every later read are of one moment', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match({ odds: { home: 20_000 } })
        const demo = await player()
        const bet = await placed(demo, single(game.home, 10_00))
        book.clock.runsOn(7)
        const half = { seen: 9_50, share: 50, key: 'half-at-one-moment' }
        const part = (await cashesOut(demo, bet.id, half)).answer.data
        expect(await demo.bet(bet.id)).toEqual(part)
        expect((await cashesOut(demo, bet.id, half)).answer.data).toEqual(part)
        const whole = (await cashesOut(demo, bet.id, { seen: part.to_cashout ?? 0 })).answer.data
        expect(whole.cashouts[0]).toEqual(part.cashouts[0])
        expect(whole.cashouts[1]?.created_at).toBe(whole.settled_at)
        expect(await demo.bet(bet.id)).toEqual(whole)
        book.clock.runsOn(0)
        await book.works()
        expect(book.received(demo).findLast((event) => event.type === 'bet_changed')?.data).toEqual(whole)
      }))

    const positive = fc.bigInt({ min: 1n, max: 10n ** 12n })
    const wish = fc.oneof(
      fc.record({ share: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 10 ** 9 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 3 }) }),
      fc.constant({}),
    )

    test('BETS-05: however a bet is cut up at one price, the parts pay together what the whole would, to the subunit', () => {
      fc.assert(
        fc.property(positive, positive, positive, fc.array(wish, { maxLength: 30 }), (stake, n, d, wishes) => {
          const whole = fraction(n, d)
          let open = stake
          let worth: Pick<CashOutWorth, 'exact' | 'remainder'> = { exact: whole, remainder: fraction(0) }
          let paid = 0n
          // In the end the rest.
          for (const next of [...wishes, {}]) {
            const seen = wholeOf(worth)
            if (open === 0n || seen === 0n) break
            const part = cashOutPart(open, worth, seen, next)
            if (typeof part === 'string') continue
            expect(part.stake > 0n && part.stake <= open && part.amount > 0n).toBe(true)
            open -= part.stake
            paid += part.amount
            worth = { exact: multiplyFractions(whole, fraction(open, stake)), remainder: part.remainder }
          }
          const behind = open === 0n ? floorFraction(whole) - paid : wholeOf(worth)
          expect(behind).toBe(0n)
        }),
      )
    })

    test('BETS-05: while prices move, the sum paid is never a subunit below the value of the parts, nor above it', () => {
      fc.assert(
        fc.property(positive, fc.array(fc.tuple(positive, positive, wish), { maxLength: 20 }), (stake, steps) => {
          let open = stake
          let remainder = fraction(0)
          let entitled = fraction(0)
          let paid = 0n
          for (const [n, d, next] of steps) {
            const worth = { exact: fraction(n, d), remainder }
            const seen = wholeOf(worth)
            if (open === 0n || seen === 0n) continue
            const part = cashOutPart(open, worth, seen, next)
            if (typeof part === 'string') continue
            entitled = addFractions(entitled, multiplyFractions(worth.exact, fraction(part.stake, open)))
            open -= part.stake
            paid += part.amount
            remainder = part.remainder
            expect(paid).toBe(floorFraction(entitled))
          }
        }),
      )
    })

    test('BETS-05: an amount takes the least stake that is worth it; a part below a subunit is refused with its own words', () =>
      onBook(suite, async ({ match, player }) => {
        const demo = await player()
        const bet = await placed(demo, single(match({ odds: { home: 20_000 } }).home, 1_00))
        const asks = async (part: { readonly share?: number; readonly amount?: number }) => {
          const { to_cashout: seen } = await demo.bet(bet.id)
          return cashesOut(demo, bet.id, { seen: seen ?? 0, ...part })
        }
        expect((await asks({ share: 1 })).error).toMatchObject({ code: 153, key: 'error.cashout.too_small' })
        // 0.95 at stake 1.00: the least stake that is worth a cent is 2.
        let paid = 0
        for (let nth = 0; nth < 50; nth++) {
          const result = await asks({ amount: 1 })
          if (result.status !== 200) break
          paid += result.answer.data.cashouts.at(-1)?.amount ?? 0
        }
        const rest = await demo.bet(bet.id)
        if (rest.status === 'waiting_results') {
          const last = await asks({})
          paid += last.answer.data.cashouts.at(-1)?.amount ?? 0
        }
        expect((await demo.bet(bet.id)).status).toBe('cashed_out')
        expect(paid).toBe(95)
      }))
  })
})
