import { ERRORS, type ErrorName } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { perform } from '../../operator/perform.ts'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import type { CallbackAnswer } from '../../testing/test-cashier.ts'
import type { TestPlayer } from '../../testing/test-player.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let serial = 0
const newKey = () => ({ 'idempotency-key': `cashier-${process.pid}-${++serial}` })
const TAKEN: CallbackAnswer = { status: 200, body: { result: 'taken' } }
const KNOWN: CallbackAnswer = { status: 200, body: { result: 'known' } }

function expectRefused({ status, body }: CallbackAnswer, error: ErrorName): void {
  expect([status, body.code, body.key]).toEqual([ERRORS[error].status, ERRORS[error].code, ERRORS[error].key])
}

const depositOf = async (player: TestPlayer, id: number) =>
  (await player.call('getDeposit', { params: { id } })).answer.data
const operator = ({ parts }: TestBook, ...args: string[]) => perform({ name: 'withdrawals', args }, parts)

async function asksFor(player: TestPlayer, amount: number, headers = newKey()) {
  const [method] = (await player.call('getCashier')).answer.data.methods
  return player.call('requestWithdrawal', { body: { amount, currency: 'EUR', method_id: method?.id ?? 0 }, headers })
}

const exchanges = (player: TestPlayer, body: object, headers = newKey()) =>
  player.call('exchangeMoney', { body, headers })

onDatabase((suite) => {
  describe('deposits', () => {
    test('PAY-01: a deposit is booked once, when its provider reports it as paid, and published; the statement has it', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        const deposit = await book.cashier.begins(demo, 25_00)
        expect(deposit).toMatchObject({ status: 'created', amount: 25_00, kind: 'page', method: null })
        await demo.expectBalance(0)
        const notice = book.cashier.word(deposit, 'succeeded')
        expect(await book.cashier.sends(notice)).toEqual(TAKEN)
        expect(await book.cashier.sends(notice)).toEqual(KNOWN)
        await demo.expectBalance(25_00)
        expect(await depositOf(demo, deposit.id)).toMatchObject({
          status: 'succeeded',
          url: null,
          reason: null,
          method: { kind: 'card', label: '•••• 4242' },
        })
        await book.works()
        expect(book.received(demo)).toContainEqual(
          expect.objectContaining({ type: 'balance_changed', data: expect.objectContaining({ balance: 25_00 }) }),
        )
        const { data } = (await demo.call('getStatements', { query: { type: 'deposit' } })).answer
        expect(data).toMatchObject([{ type: 'deposit', amount: 25_00, balance: 25_00 }])
      }))

    test('PAY-01: a notice that is forged, replayed, or of another player, amount or currency is refused by its code, and no money moves', () =>
      onBook(suite, async ({ book, player }) => {
        const { cashier, clock } = book
        const demo = await player({ EUR: 10_00 })
        const deposit = await cashier.begins(demo, 25_00)
        const notice = cashier.word(deposit, 'succeeded')
        const now = clock.now()
        expectRefused(await cashier.sends(notice, { secret: 'guessed' }), 'payment_signature_invalid')
        expectRefused(await cashier.sends(notice, { header: '' }), 'payment_signature_invalid')
        expectRefused(await cashier.sends(notice, { at: now - 6 * MINUTE_MS }), 'payment_callback_stale')
        expectRefused(await cashier.sends(notice, { at: now + 6 * MINUTE_MS }), 'payment_callback_stale')
        expectRefused(await cashier.sends({ ...notice, payment: 'unknown' }), 'payment_unknown')
        expectRefused(await cashier.sends({ ...notice, amount: 25_01 }), 'payment_amount_wrong')
        expectRefused(await cashier.sends({ ...notice, currency: 'USD' }), 'payment_currency_wrong')
        for (const nonsense of ['', '{', 'null', '{"status":"succeeded"}', JSON.stringify({ ...notice, amount: 1.5 })])
          expectRefused(await cashier.sends(nonsense), 'validation')
        expectRefused(await cashier.sends({ ...notice, reference: null }), 'validation')
        await demo.expectBalance(10_00)
        expect(await depositOf(demo, deposit.id)).toMatchObject({ status: 'created' })
      }))

    test('PAY-01: what comes in the wrong order or twice under other names is refused, and no money moves', () =>
      onBook(suite, async ({ book, player }) => {
        const { cashier } = book
        const demo = await player({ EUR: 0 })
        const deposit = await cashier.begins(demo, 25_00)
        expectRefused(await cashier.sends(cashier.word(deposit, 'charged_back')), 'payment_out_of_order')
        const notice = cashier.word(deposit, 'succeeded')
        expect(await cashier.sends(notice)).toEqual(TAKEN)
        expectRefused(await cashier.sends(cashier.word(deposit, 'pending')), 'payment_out_of_order')
        expectRefused(await cashier.sends(cashier.word(deposit, 'failed')), 'payment_out_of_order')
        expect(await cashier.sends({ ...notice, id: 'evt_again' })).toEqual(KNOWN)
        expectRefused(await cashier.sends({ ...notice, id: 'evt_2', reference: 'pay_2' }), 'payment_reference_taken')
        expectRefused(await cashier.sends({ ...notice, method: null }), 'payment_event_reused')
        const second = await cashier.begins(demo, 25_00)
        const borrowed = cashier.word(second, 'succeeded', { reference: notice.reference })
        expectRefused(await cashier.sends(borrowed), 'payment_reference_taken')
        await demo.expectBalance(25_00)
      }))

    test('PAY-01: pending and failed deposits are kept with their reason; a pending one succeeds later', () =>
      onBook(suite, async ({ book, player }) => {
        const { cashier } = book
        const demo = await player({ EUR: 0 })
        const [slow, declined] = [await cashier.begins(demo, 25_00), await cashier.begins(demo, 30_00)]
        await cashier.sends(cashier.word(slow, 'pending'))
        await cashier.sends(cashier.word(declined, 'failed', { reason: 'insufficient_funds' }))
        const { data } = (await demo.call('getDeposits')).answer
        expect(data).toMatchObject([
          { id: declined.id, status: 'failed', reason: 'insufficient_funds', url: null },
          { id: slow.id, status: 'pending', reason: null, url: null },
        ])
        await demo.expectBalance(0)
        expect(await cashier.sends(cashier.word(slow, 'succeeded'))).toEqual(TAKEN)
        await demo.expectBalance(25_00)
      }))

    test('PAY-01: a deposit whose callback never came is looked up; where the provider does not respond it stays open', () =>
      onBook(suite, async ({ book, player }) => {
        const { cashier } = book
        const demo = await player({ EUR: 0 })
        const [paid, left] = [await cashier.begins(demo, 25_00), await cashier.begins(demo, 30_00)]
        cashier.knows(cashier.word(paid, 'succeeded'))
        cashier.isDown = true
        await book.passes(DAY_MS)
        expect(await depositOf(demo, paid.id)).toMatchObject({ status: 'created' })
        expect(await depositOf(demo, left.id)).toMatchObject({ status: 'created' })
        cashier.isDown = false
        await book.passes(DAY_MS)
        expect(await depositOf(demo, paid.id)).toMatchObject({ status: 'succeeded' })
        expect(await depositOf(demo, left.id)).toMatchObject({ status: 'expired' })
        // Who paid at the last moment all the same has it.
        expect(await cashier.sends(cashier.word(left, 'succeeded'))).toEqual(TAKEN)
        await demo.expectBalance(55_00)
      }))

    test('PAY-01: a deposit that is taken back leaves the account, what waits to be paid out first; the rest is owed', () =>
      onBook(suite, async ({ book, player, match }) => {
        const demo = await player({ EUR: 0 })
        const { deposit } = await book.cashier.pays(demo, 50_00)
        await asksFor(demo, 20_00)
        const game = match()
        const bet = { stake: { value: 10_00, currency: 'EUR' }, selections: [game.home] }
        ;(await demo.places(bet)).expectAccepted()
        await demo.expectBalance(20_00)
        expect(await book.cashier.sends(book.cashier.word(deposit, 'charged_back'))).toEqual(TAKEN)
        await demo.expectBalance(0)
        expect((await demo.call('getWithdrawals')).answer.data).toMatchObject([{ status: 'rejected' }])
        const { data: received } = (await demo.call('getNotifications')).answer
        expect(received.map(({ title, body }) => [title, body])).toEqual([
          ['Chargeback', expect.stringMatching(/€50\.00.*repays the rest/)],
          ['Withdrawal used to repay a debt', expect.stringContaining('€20.00')],
          ['Deposit received', expect.stringContaining('€50.00')],
        ])
        await book.expectCleanBooks()
        await game.ends()
        await book.works()
        // 21.00 were won, and 10.00 owed.
        await demo.expectBalance(11_00)
      }))

    test('PAY-01: the same key begins one deposit; too little, too much, no account and another site are refused', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        const headers = newKey()
        const wish = { amount: 25_00, currency: 'EUR', return_path: '/de/sports?a=1' }
        const all = await Promise.all([1, 2, 3].map(() => demo.call('startDeposit', { body: wish, headers })))
        expect(new Set(all.map(({ text }) => text)).size).toBe(1)
        const other = await demo.call('startDeposit', { body: { ...wish, amount: 26_00 }, headers })
        expect(other.error.key).toBe(ERRORS.idempotency_key_reused.key)
        const refused = async (differing: object) =>
          (await demo.call('startDeposit', { body: { ...wish, ...differing }, headers: newKey() })).error.key
        expect(await refused({ amount: 99 })).toBe(ERRORS.deposit_too_low.key)
        expect(await refused({ amount: 10_000_01 })).toBe(ERRORS.deposit_too_high.key)
        expect(await refused({ currency: 'USD' })).toBe(ERRORS.no_account_in_currency.key)
        expect(await refused({ currency: 'XXX' })).toBe(ERRORS.currency_not_offered.key)
        for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '', '/@evil.example'])
          expect(await refused({ return_path: path }), path).toBe(ERRORS.validation.key)
        const { url } = all[0]?.answer.data ?? { url: null }
        expect(url).toMatch(/^https:\/\/cashier\.example\/pay\?order=/)
        expect((await demo.call('getDeposits')).answer.data).toHaveLength(1)
        expect(book.faults).toEqual([])
      }))

    test('SAFE-04: who has set a limit or a break begins no deposit above it; money on its way is kept, and the player is notified', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        const begun = await book.cashier.begins(demo, 60_00)
        const limit = { type: 'deposit', period: 'day', amount: 50_00, currency: 'EUR', time_zone: 'UTC' }
        expect((await demo.call('setUserLimit', { body: limit })).status).toBe(200)
        const wish = { amount: 10_00, currency: 'EUR', return_path: '/sports' }
        const refused = await demo.call('startDeposit', { body: wish, headers: newKey() })
        expect(refused.error.key).toBe(ERRORS.deposit_limit_reached.key)
        expect(await book.cashier.sends(book.cashier.word(begun, 'succeeded'))).toEqual(TAKEN)
        await demo.expectBalance(60_00)
        expect(await depositOf(demo, begun.id)).toMatchObject({ status: 'succeeded', passed_limit: true })
      }))
  })

  describe('withdrawals that players request', () => {
    test('PAY-01: a withdrawal leaves the balance at once, goes only to a method of a deposit, and is paid by an operator', () =>
      onBook(suite, async ({ book, player }) => {
        const [demo, other] = [await player({ EUR: 0 }), await player({ EUR: 100_00 })]
        await book.cashier.pays(demo, 100_00)
        const theirs = (await demo.call('getCashier')).answer.data.methods[0]?.id ?? 0
        const stolen = { amount: 1_00, currency: 'EUR', method_id: theirs }
        const refused = await other.call('requestWithdrawal', { body: stolen, headers: newKey() })
        expect(refused.error.key).toBe(ERRORS.payment_method_unknown.key)
        expect((await asksFor(demo, 100_01)).error.key).toBe(ERRORS.balance_too_low.key)
        const headers = newKey()
        const [request, again] = [await asksFor(demo, 40_00, headers), await asksFor(demo, 40_00, headers)]
        expect(request.text).toBe(again.text)
        await demo.expectBalance(60_00)
        const { id } = request.answer.data
        expect((await operator(book, 'list')).text).toContain(`${id}  player ${demo.id}  40.00 EUR to card •••• 4242`)
        expect(await operator(book, 'approve', String(id))).toEqual({ ok: true, text: `Withdrawal ${id} is approved.` })
        expect(await operator(book, 'reject', String(id))).toMatchObject({ ok: false })
        const late = await demo.call('takeBackWithdrawal', { params: { id } })
        expect(late.error.key).toBe(ERRORS.withdrawal_decided.key)
        await demo.expectBalance(60_00)
        expect((await demo.call('getWithdrawals')).answer.data).toMatchObject([{ id, status: 'approved' }])
      }))

    test('PAY-01: until it is approved a withdrawal can be taken back; rejected or taken back its money is there again', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        await book.cashier.pays(demo, 100_00)
        const [first, second] = [(await asksFor(demo, 40_00)).answer.data, (await asksFor(demo, 30_00)).answer.data]
        expect((await demo.call('takeBackWithdrawal', { params: { id: first.id } })).answer.data.status).toBe(
          'taken_back',
        )
        expect((await demo.call('takeBackWithdrawal', { params: { id: first.id } })).status).toBe(200)
        await demo.expectBalance(70_00)
        expect(await operator(book, 'reject', String(second.id))).toMatchObject({ ok: true })
        await demo.expectBalance(100_00)
        for (const words of [['approve'], ['approve', 'x'], ['drop', '1'], ['list', '1'], ['approve', '1', '2']])
          expect(await operator(book, ...words)).toMatchObject({ ok: false })
        const { data } = (await demo.call('getStatements')).answer
        expect(data.map(({ type }) => type)).toEqual([
          ...['withdrawal_returned', 'withdrawal_returned', 'withdrawal', 'withdrawal', 'deposit'],
        ])
      }))

    test('PAY-01: of approval and taking back at once one counts, and so do withdrawals of the same money', () =>
      onBook(suite, async ({ book, player }) => {
        for (let round = 0; round < 6; round++) {
          const demo = await player({ EUR: 0 })
          await book.cashier.pays(demo, 10_00)
          const asked = await Promise.all([1, 2, 3].map(() => asksFor(demo, 10_00)))
          const made = asked.filter(({ status }) => status === 201)
          expect(made).toHaveLength(1)
          const id = made[0]?.answer.data.id ?? 0
          const [back, paid] = await Promise.all([
            demo.call('takeBackWithdrawal', { params: { id } }),
            operator(book, 'approve', String(id)),
          ])
          expect([back.status === 200, paid.ok].filter(Boolean)).toHaveLength(1)
          await demo.expectBalance(paid.ok ? 0 : 10_00)
        }
      }))

    test('PAY-01: an approved payout is ordered once the provider is up, under one token; refused, an operator gives it back, once', () =>
      onBook(suite, async ({ book, player }) => {
        const { cashier } = book
        const demo = await player({ EUR: 0 })
        await cashier.pays(demo, 100_00)
        const [first, second] = [(await asksFor(demo, 40_00)).answer.data, (await asksFor(demo, 30_00)).answer.data]
        cashier.isDown = true
        await operator(book, 'approve', String(first.id))
        await book.passes(10 * MINUTE_MS)
        expect(cashier.payouts).toEqual([])
        expect(await operator(book, 'give-back', String(first.id))).toMatchObject({ ok: false })
        cashier.isDown = false
        await book.passes(DAY_MS)
        await book.passes(DAY_MS)
        const [{ token = '' } = {}] = await book.parts.db.query<{ token: string }>(
          'SELECT token FROM payouts WHERE withdrawal_id = $1',
          [first.id],
        )
        const received = cashier.payouts.filter((payout) => payout.token === token)
        expect(received).toEqual([{ token, amount: 40_00n, currency: 'EUR', method: `card_of_${demo.id}` }])
        expect(await operator(book, 'give-back', String(first.id))).toMatchObject({ ok: false })

        cashier.refusesPayouts = 'account_closed'
        await operator(book, 'approve', String(second.id))
        await book.passes(MINUTE_MS)
        expect((await operator(book, 'list')).text).toContain('refused by the provider: account_closed')
        await demo.expectBalance(30_00)
        const gaveBack = { ok: true, text: `The money of withdrawal ${second.id} is back on its account.` }
        expect(await operator(book, 'give-back', String(second.id))).toEqual(gaveBack)
        expect(await operator(book, 'give-back', String(second.id))).toMatchObject({ ok: false })
        await demo.expectBalance(60_00)
        expect((await demo.call('getWithdrawals')).answer.data.map(({ status }) => status)).toEqual([
          'unpaid',
          'approved',
        ])
        const { data } = (await demo.call('getStatements', { query: { type: 'withdrawal_returned' } })).answer
        expect(data).toMatchObject([{ amount: 30_00 }])
      }))

    test('PAY-01 PLAYER-06: the result of a deposit or a withdrawal is a notification, in words', () =>
      onBook(suite, async ({ book, player }) => {
        const { cashier } = book
        const demo = await player({ EUR: 0 })
        await cashier.pays(demo, 50_00)
        await cashier.sends(cashier.word(await cashier.begins(demo, 12_00), 'failed'))
        const [good, bad] = [(await asksFor(demo, 20_00)).answer.data, (await asksFor(demo, 10_00)).answer.data]
        await operator(book, 'approve', String(good.id))
        await operator(book, 'reject', String(bad.id))
        const { data } = (await demo.call('getNotifications')).answer
        expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['payment']))
        expect(data.map(({ title, body, object_type, object_id }) => [title, body, object_type, object_id])).toEqual([
          ['Withdrawal rejected', expect.stringContaining('€10.00'), 'withdrawal', bad.id],
          ['Withdrawal approved', expect.stringContaining('€20.00'), 'withdrawal', good.id],
          ['Deposit failed', expect.stringContaining('€12.00'), 'deposit', expect.any(Number)],
          ['Deposit received', expect.stringContaining('€50.00'), 'deposit', expect.any(Number)],
        ])
        await book.works()
        expect(book.received(demo).filter(({ type }) => type === 'notification')).toHaveLength(4)
      }))

    test('PLAYER-03: an operator books what came by hand, once per reference', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player({ EUR: 0 })
        const reference = `SEPA-IN-${process.pid}-${++serial}`
        const runs = (...args: string[]) => perform({ name: 'deposit', args }, book.parts)
        expect(await runs(demo.email, '12.50', 'EUR', reference)).toEqual({
          ok: true,
          text: `12.50 EUR came to the book as ${reference}.`,
        })
        expect(await runs(demo.email, '12.50', 'EUR', reference)).toMatchObject({ ok: true })
        expect(await runs(demo.email, '13.50', 'EUR', reference)).toMatchObject({ ok: false })
        expect(await runs(demo.email, '12.50', 'USD', `${reference}-2`)).toMatchObject({ ok: false })
        await demo.expectBalance(12_50)
        const log = await perform({ name: 'log', args: ['10'] }, book.parts)
        expect(log.text).toContain(`done    deposit ${demo.email} 12.50 EUR ${reference}: 12.50 EUR came to the book`)
        expect(log.text).toContain(`refused  deposit ${demo.email} 13.50 EUR ${reference}`)
        await expect(book.parts.db.query('DELETE FROM operator_log', [])).rejects.toThrow('only grows')
      }))
  })

  describe('exchange', () => {
    test('PLAYER-03: money goes from one account of a player to another at the stored rate less the margin, once per key, and never for less than was shown', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player({ EUR: 100_00 })
        await demo.call('createAccount', { body: { currency: 'USD' } })
        const wish = { from: 'EUR', to: 'USD', amount: 50_00, expected: 53_46 }
        const headers = newKey()
        const [first, again] = [await exchanges(demo, wish, headers), await exchanges(demo, wish, headers)]
        expect(first.answer.data.received).toBe(53_46)
        expect(again.text).toBe(first.text)
        await demo.expectBalance(50_00)
        await demo.expectBalance(53_46, 'USD')
        expect((await exchanges(demo, { ...wish, expected: 53_47 })).error.key).toBe(ERRORS.rate_changed.key)
        expect((await exchanges(demo, { ...wish, amount: 50_01 })).error.key).toBe(ERRORS.balance_too_low.key)
        expect((await exchanges(demo, { ...wish, to: 'GBP' })).error.key).toBe(ERRORS.no_account_in_currency.key)
        expect((await exchanges(demo, { ...wish, to: 'EUR' })).error.key).toBe(ERRORS.exchange_same_currency.key)
        const { data } = (await demo.call('getStatements', { query: { type: 'exchange', currency: 'USD' } })).answer
        expect(data).toMatchObject([{ type: 'exchange', amount: 53_46 }])
      }))

    test('PLAYER-03: exchanges against each other at once make no money and wait for no other', () =>
      onBook(suite, async ({ player }) => {
        const demo = await player({ EUR: 100_00, USD: 108_00 })
        const there = () => exchanges(demo, { from: 'EUR', to: 'USD', amount: 30_00, expected: 1 })
        const back = () => exchanges(demo, { from: 'USD', to: 'EUR', amount: 32_40, expected: 1 })
        const all = await Promise.all([there(), back(), there(), back(), there(), back()])
        expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
        // Each way costs one percent: 30.00 EUR became 32.07 USD, 32.40 USD became 29.70 EUR.
        await demo.expectBalance(100_00 - 3 * 30)
        await demo.expectBalance(108_00 - 3 * 33, 'USD')
      }))
  })
})
