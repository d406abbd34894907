import { ERRORS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { SERVED_LOCALES } from '../../kernel/locale.ts'
import { perform } from '../../operator/perform.ts'
import { asksFor, debtsOf, newKey } from '../../testing/debts.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { testOperator } from '../../testing/test-operator.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import { deposit, openAccount } from './index.ts'

let serial = 0
const operate = ({ parts }: TestBook, name: string, ...args: string[]) => perform({ name, args }, parts)

/** A player who paid 50.00 EUR, which their bank has taken back after they lost it. */
async function owing(book: TestBook, player: TestPlayer, amount = 50_00) {
  const { deposit: paid } = await book.cashier.pays(player, amount)
  const spent = {
    stake: { value: amount, currency: 'EUR' },
    selections: [book.offers({ id: 900_000 + ++serial }).home],
  }
  ;(await player.places(spent)).expectAccepted()
  expect((await book.cashier.sends(book.cashier.word(paid, 'charged_back'))).body.result).toBe('taken')
}

onDatabase((suite) => {
  describe('debts', () => {
    test('PAY-01: what a bank takes back is collected from all accounts at once: the own one first, then the others in their order, at the rate, and not a subunit more', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0, USD: 30_00, GBP: 100_00 })
        const { deposit: paid } = await book.cashier.pays(demo, 100_00)
        const bet = { stake: { value: 60_00, currency: 'EUR' }, selections: [book.offers({ id: 990_001 }).home] }
        ;(await demo.places(bet)).expectAccepted()
        expect((await book.cashier.sends(book.cashier.word(paid, 'charged_back'))).body.result).toBe('taken')
        // 40.00 were there. Of 60.00 EUR owed 30.00 USD pay 27.77 at 1.08; the rest, 32.23 EUR, is 27.40 GBP at 0.85.
        expect(await debtsOf(book, demo)).toEqual({})
        await demo.expectBalance(0)
        await demo.expectBalance(0, 'USD')
        await demo.expectBalance(100_00 - 27_40, 'GBP')
        await book.works()
        const received = book.received(demo).filter(({ type }) => type === 'balance_changed')
        expect(received).toContainEqual(
          expect.objectContaining({ data: expect.objectContaining({ currency: 'GBP', balance: 72_60 }) }),
        )
        const { data } = (await demo.call('getStatements', { query: { currency: 'GBP' } })).answer
        expect(data[0]).toMatchObject({ type: 'debt_repaid', amount: -27_40, balance: 72_60 })
        const titles = (await demo.call('getNotifications')).answer.data.map(({ title }) => title)
        expect(titles[0]).toBe('Chargeback')
        await book.expectCleanBooks()
      }))

    test('BETS-01: what a corrected result cannot take back comes out of the other accounts in the same moment', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player({ EUR: 10_00, USD: 54_00 })
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
        await game.ends()
        await book.works()
        ;(await demo.places(single(match().home, 21_00))).expectAccepted()
        await testOperator(book).settles(game, { home: 'lose' })
        await demo.expectBalance(0)
        await demo.expectBalance(54_00 - 22_68, 'USD')
        expect(await debtsOf(book, demo)).toEqual({})
        await book.expectCleanBooks()
      }))

    test('SAFE-04: a win that was taken back leaves no room under a loss limit, whether it is owed or other accounts paid it', () =>
      onBook(suite, async ({ book, match, player }) => {
        for (const dollars of [0, 54_00]) {
          const game = match()
          const demo = await player({ EUR: 10_00, USD: dollars })
          const body = { type: 'loss', period: 'day', amount: 40_00, currency: 'EUR', time_zone: 'UTC' } as const
          await demo.call('setUserLimit', { body })
          const used = async () => (await demo.call('getUserLimits')).answer.data[0]?.used
          ;(await demo.places(single(game.home, 10_00))).expectAccepted()
          await game.ends()
          await book.works()
          expect(await used()).toBe(-11_00)
          ;(await demo.places(single(match().home, 21_00))).expectAccepted()
          await testOperator(book).settles(game, { home: 'lose' })
          expect(await used()).toBe(31_00)
          await operate(book, 'deposit', demo.email, '50.00', 'EUR', `LOSS-${demo.id}`)
          expect(await used()).toBe(31_00)
          ;(await demo.places(single(match().home, 9_01))).expectRefused('own_limit_reached')
          ;(await demo.places(single(match().home, 9_00))).expectAccepted()
        }
        await book.expectCleanBooks()
      }))

    test('PAY-01: while a player owes, nothing is paid out or exchanged, by them or by hand; the response has the reason and the amount in their language', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0, USD: 0 })
        await owing(book, demo)
        const refused = await asksFor(demo, 1, 'USD')
        expect([refused.status, refused.error.code, refused.error.key]).toEqual([409, 1110, ERRORS.debt_open.key])
        expect(refused.error.data.details).toEqual([{ path: 'owed', message: '50.00 EUR' }])
        expect(refused.error.localized_message).toContain('€50.00')
        const body = { from: 'USD', to: 'EUR', amount: 1_00, expected: 1 }
        expect((await demo.call('exchangeMoney', { body, headers: newKey() })).error.key).toBe(ERRORS.debt_open.key)
        for (const locale of SERVED_LOCALES) {
          const headers = { ...newKey(), 'accept-language': locale }
          const sentence = (await asksFor(demo, 1, 'USD', headers)).error.localized_message
          expect(sentence, locale).toMatch(/50[.,]00|٥٠/)
          expect(sentence, locale).not.toContain('{')
        }
        const byHand = await operate(book, 'withdraw', demo.email, '1.00', 'USD', `DEBT-${demo.id}`)
        expect(byHand).toMatchObject({ ok: false, text: expect.stringContaining('owes the book') })
      }))

    test('PAY-01: every credit of a player who owes repays the debt first: deposits, deposits by hand, wins of other currencies; then all is open again', () =>
      onBook(suite, async ({ book, match, player }) => {
        const demo = await player({ EUR: 0, USD: 10_80 })
        const game = match()
        ;(await demo.places(single(game.home, 10_80, 'USD'))).expectAccepted()
        await owing(book, demo)
        await book.cashier.pays(demo, 10_00)
        await demo.expectBalance(0)
        expect(await debtsOf(book, demo)).toEqual({ EUR: 40_00 })
        await operate(book, 'deposit', demo.email, '5.00', 'EUR', `HAND-${demo.id}`)
        expect(await debtsOf(book, demo)).toEqual({ EUR: 35_00 })
        // 22.68 USD are 21.00 EUR.
        await game.ends()
        await book.works()
        await demo.expectBalance(0, 'USD')
        expect(await debtsOf(book, demo)).toEqual({ EUR: 14_00 })
        await openAccount(book.parts.db, demo.id, 'BTC')
        await deposit(book.parts.db, { playerId: demo.id, currency: 'BTC', amount: 1_000_000n, at: book.clock.now() })
        expect(await debtsOf(book, demo)).toEqual({})
        const rest = Number(
          (await demo.call('getAccounts')).answer.data.find(({ currency }) => currency === 'BTC')?.balance,
        )
        expect(rest).toBeGreaterThan(0)
        expect((await asksFor(demo, rest, 'BTC')).status).toBe(201)
        await book.expectCleanBooks()
      }))

    test('PAY-01: withdrawals that wait, of any currency, are stopped for a debt as far as it needs them, and the operator approves none of who owes', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0, USD: 21_60 })
        await book.cashier.pays(demo, 1_00)
        expect((await asksFor(demo, 10_80, 'USD')).status).toBe(201)
        const { id } = (await asksFor(demo, 10_80, 'USD')).answer.data
        await owing(book, demo, 6_00)
        const { data } = (await demo.call('getWithdrawals')).answer
        expect(data.map(({ status }) => status)).toEqual(['rejected', 'requested'])
        expect(await debtsOf(book, demo)).toEqual({})
        // 1.00 EUR was there; for 5.00 EUR 5.40 USD do.
        await demo.expectBalance(5_40, 'USD')
        expect(await operate(book, 'withdrawals', 'approve', String(id))).toMatchObject({ ok: false })
        // One that came in while the debt was made: neither approved nor silent.
        await book.parts.db.query(
          `INSERT INTO player_debts (account_id, amount) SELECT id, 700 FROM wallet_accounts WHERE player_id = $1 AND currency = 'EUR'
           ON CONFLICT (account_id) DO UPDATE SET amount = 700`,
          [demo.id],
        )
        const waiting = data.find(({ status }) => status === 'requested')?.id
        const list = await operate(book, 'withdrawals', 'list')
        expect(list.text).toMatch(new RegExp(`^${waiting}  player ${demo.id} .*OWES 7.00 EUR$`, 'm'))
        const approved = await operate(book, 'withdrawals', 'approve', String(waiting))
        expect(approved).toMatchObject({ ok: false, text: expect.stringContaining('its player owes 7.00 EUR') })
        await book.parts.db.query(
          'UPDATE player_debts SET amount = 0 WHERE account_id IN (SELECT id FROM wallet_accounts WHERE player_id = $1)',
          [demo.id],
        )
      }))

    test('PAY-01: money that was worth too little for a debt is collected once a rate makes it worth a subunit of it', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0, JPY: 1 })
        await owing(book, demo)
        await demo.expectBalance(1, 'JPY')
        await book.expectCleanBooks()
        await book.parts.db.query("INSERT INTO currency_rates (currency, at, units_per_euro) VALUES ('JPY', $1, 50)", [
          new Date(book.clock.now()),
        ])
        await book.works()
        await demo.expectBalance(0, 'JPY')
        expect(await debtsOf(book, demo)).toEqual({ EUR: 49_98 })
      }))
  })
})
