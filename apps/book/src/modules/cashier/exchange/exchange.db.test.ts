import { ERRORS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { asksFor } from '../../../testing/debts.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import { operates } from '../../../testing/operates.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { setRate } from '../../wallet/index.ts'

let serial = 0
const newKey = () => ({ 'idempotency-key': `exchange-${process.pid}-${++serial}` })
const HOUR_MS = 3_600_000

const quotes = (player: TestPlayer, from: string, to: string, amount: number) =>
  player.call('quoteExchange', { body: { from, to, amount } })

async function offered(player: TestPlayer, from: string, to: string, amount: number) {
  const { answer } = await quotes(player, from, to, amount)
  const { id, received } = answer.data
  return { offer: answer.data, wish: { from, to, amount, expected: received, quote_id: id } }
}

const exchanges = (player: TestPlayer, body: object, headers = newKey()) =>
  player.call('exchangeMoney', { body, headers })

/** Rates of the suite start again: the tests of others on this database have set some. */
const begin = async ({ parts: { db }, clock }: TestBook) => {
  await setRate(db, 'USD', '1.08', clock)
  await setRate(db, 'GBP', '0.85', clock)
}

onDatabase((suite) => {
  describe('exchange by offers', () => {
    test('PLAYER-03: an offer has rate, margin and end; it is kept to the subunit, once, and by its player alone', () =>
      onBook(suite, async ({ book, player }) => {
        await begin(book)
        const [demo, other] = [await player({ EUR: 100_00, USD: 0, GBP: 0 }), await player({ EUR: 100_00, USD: 0 })]
        const { offer, wish } = await offered(demo, 'EUR', 'USD', 50_00)
        expect(offer).toMatchObject({ amount: 50_00, received: 53_46, rate: '1.08', margin: 100 })
        expect(Date.parse(offer.expires_at)).toBe(book.clock.now() + 30_000)
        expect((await exchanges(other, wish)).error.key).toBe(ERRORS.quote_over.key)
        expect((await exchanges(demo, { ...wish, amount: 50_01 })).error.key).toBe(ERRORS.rate_changed.key)
        expect((await exchanges(demo, { ...wish, expected: 53_45 })).error.key).toBe(ERRORS.rate_changed.key)
        const headers = newKey()
        expect((await exchanges(demo, wish, headers)).answer.data.received).toBe(53_46)
        expect((await exchanges(demo, wish, headers)).answer.data.received).toBe(53_46)
        await demo.expectBalance(50_00)
        await demo.expectBalance(53_46, 'USD')
        // Both currencies cost their margin.
        expect((await quotes(demo, 'USD', 'GBP', 10_80)).answer.data).toMatchObject({
          received: 8_33,
          margin: 200,
          rate: '0.78703703',
        })
        await book.expectCleanBooks()
      }))

    test('PLAYER-03: an offer that has run out, or whose rate or margin was replaced, is refused; no player gets a third amount', () =>
      onBook(suite, async ({ book, player }) => {
        await begin(book)
        const demo = await player({ EUR: 100_00, USD: 0 })
        const late = await offered(demo, 'EUR', 'USD', 10_00)
        await book.passes(30_000)
        expect((await exchanges(demo, late.wish)).error.key).toBe(ERRORS.quote_over.key)
        for (const [units, margin] of [
          ['0.9', '1'],
          ['1.2', '1'],
          ['1.08', '1.5'],
        ] as const) {
          await begin(book)
          expect(await operates(book, 'currency USD margin 1')).toMatchObject({ ok: true })
          const { wish } = await offered(demo, 'EUR', 'USD', 10_00)
          expect(await operates(book, `set-rate USD ${units}`)).toMatchObject({ ok: true })
          await operates(book, `currency USD margin ${margin}`)
          expect((await exchanges(demo, wish)).error.key, units).toBe(ERRORS.rate_changed.key)
        }
        await operates(book, 'currency USD margin 1')
        await demo.expectBalance(100_00)
        await demo.expectBalance(0, 'USD')
      }))

    test('PLAYER-03 PAY-01: amounts up to the largest number are refused with a sentence, for every value in another currency', () =>
      onBook(suite, async ({ book, player }) => {
        await begin(book)
        const demo = await player({ EUR: 100_00, USD: 0, BTC: 0 })
        for (const amount of [2_147_483_648, 10 ** 15, Number.MAX_SAFE_INTEGER]) {
          for (const to of ['USD', 'BTC']) {
            expect([403, 400, 409]).toContain((await quotes(demo, 'EUR', to, amount)).status)
            const wish = { from: 'EUR', to, amount, expected: amount }
            expect([403, 400, 409]).toContain((await exchanges(demo, wish)).status)
          }
          const deposit = { amount, currency: 'EUR', return_path: '/sports' }
          expect((await demo.call('startDeposit', { body: deposit, headers: newKey() })).status).toBe(400)
        }
        for (const amount of [0, -1, 0.5, Number.MAX_SAFE_INTEGER + 1, 1e300, '100', null]) {
          expect((await quotes(demo, 'EUR', 'USD', amount as number)).status).toBe(400)
          expect((await exchanges(demo, { from: 'EUR', to: 'USD', amount, expected: 1 })).status).toBe(400)
        }
        await demo.expectBalance(100_00)
        expect(book.faults).toEqual([])
      }))

    test('PLAYER-03: a rate takes effect at once, on screen and in the ledger', () =>
      onBook(suite, async ({ book, player }) => {
        await begin(book)
        const demo = await player({ EUR: 100_00, USD: 0 })
        expect(await operates(book, 'set-rate USD 0.9000')).toMatchObject({ ok: true })
        const rates = (await demo.call('getRates')).answer.data
        expect(rates.find(({ currency }) => currency === 'USD')?.units_per_euro).toBe('0.9')
        expect(
          (await exchanges(demo, { from: 'EUR', to: 'USD', amount: 100_00, expected: 1 })).answer.data.received,
        ).toBe(89_10)
        await book.expectCleanBooks()
      }))

    test('PLAYER-03: exchange is closed while rates are too old', () =>
      onBook(suite, async ({ book, player }) => {
        await begin(book)
        const demo = await player({ EUR: 100_00, USD: 0 })
        const strict = await book.restarts({ EXCHANGE_RATE_HOURS: '24' })
        const there = await strict.signsInAgain(demo)
        expect((await quotes(there, 'EUR', 'USD', 10_00)).status).toBe(201)
        // Other tests on this database have set rates a little later.
        await strict.passes(25 * HOUR_MS)
        expect((await quotes(there, 'EUR', 'USD', 10_00)).error.code).toBe(1113)
        expect((await exchanges(there, { from: 'EUR', to: 'USD', amount: 10_00, expected: 1 })).error.code).toBe(1113)
        await operates(strict, 'set-rate USD 1.08')
        expect((await quotes(there, 'EUR', 'USD', 10_00)).status).toBe(201)
        await strict.close()
      }))

    test('PLAYER-03: within a day a player exchanges no more than the limit, over all their currencies, also by many at once', () =>
      onBook(suite, async ({ book, player }) => {
        await begin(book)
        const demo = await player({ EUR: 100_00, USD: 108_00 })
        const strict = await book.restarts({ EXCHANGE_DAY_EUR: '50' })
        const there = await strict.signsInAgain(demo)
        const all = await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            exchanges(
              there,
              n % 2 === 0
                ? { from: 'EUR', to: 'USD', amount: 10_00, expected: 1 }
                : { from: 'USD', to: 'EUR', amount: 10_80, expected: 1 },
            ),
          ),
        )
        expect(all.filter(({ status }) => status === 201)).toHaveLength(5)
        const refused = await quotes(there, 'EUR', 'USD', 1_00)
        expect([refused.error.code, refused.error.data.details]).toEqual([
          1114,
          [{ path: 'left', message: '0.00 EUR' }],
        ])
        await strict.passes(24 * HOUR_MS + 1)
        expect((await quotes(there, 'EUR', 'USD', 50_00)).status).toBe(201)
        expect((await quotes(there, 'EUR', 'USD', 50_01)).error.code).toBe(1114)
        await strict.close()
      }))
  })

  describe('money that may leave', () => {
    test('PAY-01: a deposit that was not played stays for a while: winnings and the earlier balance may be withdrawn', () =>
      onBook(suite, async ({ book, match, player }) => {
        await begin(book)
        const demo = await player({ EUR: 30_00, USD: 0 })
        const strict = await book.restarts({ DEPOSIT_HOLD_HOURS: '72' })
        const there = await strict.signsInAgain(demo)
        await strict.cashier.pays(there, 50_00)
        const held = await asksFor(there, 30_01, 'EUR')
        expect([held.error.code, held.error.data.details]).toEqual([
          1111,
          [
            { path: 'held', message: '50.00 EUR' },
            { path: 'free', message: '30.00 EUR' },
          ],
        ])
        expect((await quotes(there, 'EUR', 'USD', 30_01)).error.code).toBe(1111)
        expect((await there.call('getCashier')).answer.data.held).toEqual({ EUR: 50_00 })
        // 20.00 are played: they lose. Those that are void are not.
        const [lost, off] = [match(), match()]
        for (const game of [lost, off]) strict.offers({ id: game.id })
        ;(await there.places(single(lost.away, 20_00))).expectAccepted()
        ;(await there.places(single(off.home, 10_00))).expectAccepted()
        await lost.ends()
        await off.ends({ home: 'void' })
        await strict.works()
        await there.expectBalance(60_00)
        expect((await asksFor(there, 30_01, 'EUR')).error.code).toBe(1111)
        expect((await asksFor(there, 30_00, 'EUR')).status).toBe(201)
        await strict.passes(72 * HOUR_MS + 1)
        expect((await asksFor(there, 30_00, 'EUR')).status).toBe(201)
        await strict.close()
      }))

    test('PAY-01: no withdrawal is below the smallest of its currency, which the operator sets', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 30_00 })
        await book.cashier.pays(demo, 10_00)
        const refused = await asksFor(demo, 99, 'EUR')
        expect([refused.error.code, refused.error.data.details]).toEqual([
          1112,
          [{ path: 'least', message: '1.00 EUR' }],
        ])
        expect(await operates(book, 'currency EUR smallest-withdrawal 5.00')).toMatchObject({ ok: true })
        expect((await asksFor(demo, 4_99, 'EUR')).error.code).toBe(1112)
        expect((await demo.call('getCashier')).answer.data.min_withdrawals?.EUR).toBe(5_00)
        expect((await asksFor(demo, 5_00, 'EUR')).status).toBe(201)
        expect(await operates(book, 'currency EUR smallest-withdrawal 1.00')).toMatchObject({ ok: true })
        for (const words of [
          'XAU margin 1',
          'USD margin 51',
          'USD margin -1',
          'USD margin',
          'USD smallest-withdrawal 0',
          'USD rate 1',
        ])
          expect(await operates(book, `currency ${words}`), words).toMatchObject({ ok: false })
        expect((await operates(book, 'currency list')).text).toContain('EUR  1 EUR is 1')
      }))

    test('PAY-01: a withdrawal goes back to a method of deposit: at most its deposits and the winnings', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player({ EUR: 0 })
        const pay = async (amount: number, id: string) => {
          const deposit = await book.cashier.begins(demo, amount)
          const method = { id: `${id}-${demo.id}`, kind: 'card', label: id } as const
          await book.cashier.sends(book.cashier.word(deposit, 'succeeded', { method }))
        }
        await pay(2_00, '1111')
        await pay(100_00, '2222')
        const { methods } = (await demo.call('getCashier')).answer.data
        const good = methods.find(({ label }) => label === '1111')?.id ?? 0
        const other = methods.find(({ label }) => label === '2222')?.id ?? 0
        const asks = (amount: number, method_id: number) =>
          demo.call('requestWithdrawal', { body: { amount, currency: 'EUR', method_id }, headers: newKey() })
        const refused = await asks(102_00, good)
        expect([refused.error.code, refused.error.data.details]).toEqual([
          1116,
          [{ path: 'free', message: '2.00 EUR' }],
        ])
        const game = match()
        ;(await demo.places(single(game.home, 2_00))).expectAccepted()
        await game.ends()
        await book.works()
        // 4.20 were paid: they may go to either.
        expect((await asks(6_21, good)).error.code).toBe(1116)
        expect((await asks(6_20, good)).status).toBe(201)
        expect((await asks(98_00, other)).status).toBe(201)
        await demo.expectBalance(0)
        await book.expectCleanBooks()
      }))
  })
})
