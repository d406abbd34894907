import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { signedHeader } from '../../kernel/signature.ts'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { reach, send } from '../../testing/durability/player.ts'
import { onBook, suiteOn } from '../../testing/on-book.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { inLineFor, startSecond } from '../../testing/second-process.ts'
import { type CallbackAnswer, orderIn } from '../../testing/test-cashier.ts'
import { auditBook } from '../settlement/index.ts'

const server = inject('postgres')
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
const SECRET = 'crash-cashier-secret'
const DEPOSITS = 20

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())
  const suite = () => suiteOn(database.db, 15)

  test('PAY-01: the same callback in two processes at once, waiting for the same deposit, is booked once', () =>
    onBook(suite, async ({ book, player }) => {
      const second = await startSecond(book)
      const demo = await player({ EUR: 0 })
      const deposit = await book.cashier.begins(demo, 25_00)
      const notice = book.cashier.word(deposit, 'succeeded')
      const row = `SELECT 1 FROM deposit_intents WHERE id = ${deposit.id} FOR UPDATE`
      const answers = await inLineFor<CallbackAnswer>(book, row, 6, () =>
        [1, 2, 3].flatMap(() => [book.cashier.sends(notice), second.book.cashier.sends(notice)]),
      )
      const results = answers.map(({ body }) => body.result).sort()
      expect(results).toEqual(['known', 'known', 'known', 'known', 'known', 'taken'])
      await demo.expectBalance(25_00)
      await second.book.close()
    }))

  test('PAY-01: a payment that is taken back in two processes at once, and again, leaves the account once with one event', () =>
    onBook(suite, async ({ book, player }) => {
      const second = await startSecond(book)
      const demo = await player({ EUR: 5_00 })
      const { deposit } = await book.cashier.pays(demo, 25_00)
      const notice = book.cashier.word(deposit, 'charged_back')
      const row = `SELECT 1 FROM deposit_intents WHERE id = ${deposit.id} FOR UPDATE`
      const answers = await inLineFor<CallbackAnswer>(book, row, 4, () =>
        [1, 2].flatMap(() => [book.cashier.sends(notice), second.book.cashier.sends(notice)]),
      )
      expect(answers.map(({ body }) => body.result).sort()).toEqual(['known', 'known', 'known', 'taken'])
      expect((await book.cashier.sends(notice)).body.result).toBe('known')
      await demo.expectBalance(5_00)
      const { data } = (await demo.call('getNotifications')).answer
      expect(data.map(({ title }) => title)).toEqual(['Chargeback', 'Deposit received'])
      await second.book.close()
    }))

  test('PAY-01 SAFE-04: of twenty deposits at once through two processes none passes the limit, and each callback is booked once', () =>
    onBook(suite, async ({ book, player }) => {
      const second = await startSecond(book)
      const demo = await player({ EUR: 0 })
      const limit = { type: 'deposit', period: 'day', amount: 100_00, currency: 'EUR', time_zone: 'UTC' }
      expect((await demo.call('setUserLimit', { body: limit })).status).toBe(200)
      const browsers = [demo, second.browserOf(demo)]
      const wish = { amount: 10_00, currency: 'EUR', return_path: '/sports' }
      const begun = await Promise.all(
        Array.from({ length: DEPOSITS }, (_, n) =>
          browsers[n % 2]?.call('startDeposit', {
            body: wish,
            headers: { 'idempotency-key': `at-once-${demo.id}-${n}` },
          }),
        ),
      )
      const made = begun.flatMap((result) => (result?.status === 201 ? [result.answer.data] : []))
      expect(made).toHaveLength(10)
      const words = made.map((deposit) =>
        book.cashier.word({ ...deposit, token: orderIn(deposit.url ?? '').payment }, 'succeeded'),
      )
      const all = await Promise.all(
        words.flatMap((notice) => [book.cashier.sends(notice), second.book.cashier.sends(notice)]),
      )
      expect(all.filter(({ body }) => body.result === 'taken')).toHaveLength(10)
      expect(all.filter(({ body }) => body.result === 'known')).toHaveLength(10)
      await demo.expectBalance(100_00)
      await second.book.close()
    }))

  test('PAY-01: killed between a callback and its response, the book has every payment once when the callback is repeated', async () => {
    const crash = await createPgDatabase(server ?? '')
    const env = { DATABASE_URL: crash.url, CASHIER_URL: 'http://127.0.0.1:9', CASHIER_SECRET: SECRET }
    let book = await startCrashProcess(env)
    const signIn = JSON.stringify({ email: 'empty@touchline.test', password: 'touchline' })
    const signedIn = await reach(`${book.origin}/api/users/sign_in`, { method: 'POST', headers: HEADERS, body: signIn })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const words: string[] = []
    for (let n = 0; n < DEPOSITS; n++) {
      const { text } = await reach(`${book.origin}/api/player/deposits`, {
        method: 'POST',
        headers: { ...HEADERS, cookie, 'idempotency-key': `crash-deposit-${n}` },
        body: JSON.stringify({ amount: 10_00, currency: 'EUR', return_path: '/sports' }),
      })
      const token = orderIn((JSON.parse(text) as { data: { url: string } }).data.url).payment
      const id = createHash('sha256').update(token).digest('hex')
      const method = { id: 'card_1', kind: 'card', label: '•••• 4242' }
      const paid = { payment: token, status: 'succeeded', reference: `pay_${n}_${id.slice(0, 8)}`, method }
      words.push(JSON.stringify({ id, ...paid, amount: 10_00, currency: 'EUR' }))
    }
    const say = (body: string) =>
      send(`${book.origin}/api/payments/callback`, {
        method: 'POST',
        headers: { ...HEADERS, 'touchline-signature': signedHeader(SECRET, 'callback', body, Date.now()) },
        body,
      })
    const under = words.map(say)
    await Promise.race(under)
    await book.kill()
    const received = (await Promise.all(under)).filter((answer) => answer !== null).length
    expect(received).toBeGreaterThan(0)
    book = await startCrashProcess(env)
    for (const body of words) expect((await say(body))?.status).toBe(200)
    const { text } = await reach(`${book.origin}/api/player/accounts`, { headers: { cookie } })
    expect(JSON.parse(text)).toMatchObject({ data: [{ currency: 'EUR', balance: DEPOSITS * 10_00 }] })
    await book.stop()
    expect(await auditBook(crash.db), 'The books are not clean').toEqual([])
    await crash.drop()
  })
})
