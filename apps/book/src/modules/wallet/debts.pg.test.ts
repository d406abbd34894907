import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { signedHeader } from '../../kernel/signature.ts'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { asksFor, debtsOf } from '../../testing/debts.ts'
import { reach, send } from '../../testing/durability/player.ts'
import { onBook, suiteOn } from '../../testing/on-book.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { inLineFor, startSecond } from '../../testing/second-process.ts'
import { orderIn } from '../../testing/test-cashier.ts'
import { single } from '../../testing/test-player.ts'
import { auditBook } from '../settlement/index.ts'

const server = inject('postgres')
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
const SECRET = 'crash-cashier-secret'
const ORDERS = 6

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  test('PAY-01: a debt that is made while the other account withdraws, stakes and exchanges: the first transfer gets the money, and none leaves afterwards', () =>
    onBook(
      () => suiteOn(database.db, 10),
      async ({ book, match, player }) => {
        const second = await startSecond(book)
        for (let round = 0; round < ORDERS; round++) {
          const demo = await player({ EUR: 0, USD: 108_00 })
          const there = second.browserOf(demo)
          const { deposit } = await book.cashier.pays(demo, 100_00)
          const game = match()
          second.shows(game)
          ;(await demo.places(single(match().home, 100_00))).expectAccepted()
          const notice = book.cashier.word(deposit, 'charged_back')
          const account = `SELECT 1 FROM wallet_accounts WHERE player_id = ${demo.id} AND currency = 'USD' FOR UPDATE`
          const exchange = { from: 'USD', to: 'EUR', amount: 30_00, expected: 1 }
          const headers = { 'idempotency-key': `race-${demo.id}-exchange` }
          const acts = [
            () => book.cashier.sends(notice).then(({ status }) => status),
            () => asksFor(there, 30_00, 'USD').then(({ status }) => status),
            () => demo.call('exchangeMoney', { body: exchange, headers }).then(({ status }) => status),
            () => there.places(single(game.home, 30_00, 'USD')).then(({ result }) => result.status),
          ]
          const order = acts.map((_, nth) => acts[(nth + round) % acts.length] as (typeof acts)[number])
          const statuses = await inLineFor(book, account, 3, () => order.map((act) => act()))
          expect(statuses.every((status) => [200, 201, 400, 409].includes(status))).toBe(true)
          const accounts = (await demo.call('getAccounts')).answer.data
          const owed = (await debtsOf(book, demo)).EUR ?? 0
          // Who owes has no money left; who has some left owes nothing.
          if (owed > 0)
            expect(accounts.map(({ balance }) => balance)).toEqual([0, expect.toSatisfy((rest) => rest <= 1)])
          expect((await asksFor(demo, 1, 'USD')).error.key).toBe(
            owed > 0 ? 'error.cashier.debt_open' : 'error.cashier.withdrawal_too_low',
          )
          await book.expectCleanBooks()
        }
        await second.book.close()
      },
    ))

  test('PAY-01: killed between the commit and the response of a chargeback, the book has the debt and its collections once', async () => {
    const crash = await createPgDatabase(server ?? '')
    const env = { DATABASE_URL: crash.url, CASHIER_URL: 'http://127.0.0.1:9', CASHIER_SECRET: SECRET }
    let book = await startCrashProcess(env)
    const signIn = JSON.stringify({ email: 'empty@touchline.test', password: 'touchline' })
    const signedIn = await reach(`${book.origin}/api/users/sign_in`, { method: 'POST', headers: HEADERS, body: signIn })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const account = JSON.stringify({ currency: 'USD' })
    await reach(`${book.origin}/api/player/accounts`, {
      method: 'POST',
      headers: { ...HEADERS, cookie },
      body: account,
    })
    const say = (body: object) => {
      const text = JSON.stringify(body)
      return send(`${book.origin}/api/payments/callback`, {
        method: 'POST',
        headers: { ...HEADERS, 'touchline-signature': signedHeader(SECRET, 'callback', text, Date.now()) },
        body: text,
      })
    }
    const begin = async (amount: number, currency: string, n: number) => {
      const { text } = await reach(`${book.origin}/api/player/deposits`, {
        method: 'POST',
        headers: { ...HEADERS, cookie, 'idempotency-key': `crash-debt-${n}` },
        body: JSON.stringify({ amount, currency, return_path: '/sports' }),
      })
      const payment = orderIn((JSON.parse(text) as { data: { url: string } }).data.url).payment
      const id = createHash('sha256').update(payment).digest('hex')
      const method = { id: 'card_1', kind: 'card', label: '•••• 4242' }
      const word = { payment, reference: `pay_${n}_${id.slice(0, 8)}`, method, amount, currency }
      const paid = { id, ...word, status: 'succeeded' }
      expect((await say(paid))?.status).toBe(200)
      return { id: `${id}-back`, ...word, status: 'charged_back' }
    }
    const words = []
    for (let n = 0; n < 8; n++) words.push(await begin(10_00, 'EUR', n))
    await begin(60_00, 'USD', 99)
    await crash.db.query(
      `SELECT wallet_post(ARRAY[('withdrawal', a.id, wallet_system('deposits', 'EUR'), 'EUR', 8000, NULL, 1, now())::wallet_posting])
       FROM wallet_accounts a JOIN players p ON p.id = a.player_id WHERE p.email = 'empty@touchline.test' AND a.currency = 'EUR'`,
      [],
    )
    const under = words.map(say)
    await Promise.race(under)
    await book.kill()
    await Promise.all(under)
    book = await startCrashProcess(env)
    for (const word of words) expect((await say(word))?.status).toBe(200)
    const { text } = await reach(`${book.origin}/api/player/accounts`, { headers: { cookie } })
    const [eur, usd] = (JSON.parse(text) as { data: { balance: number }[] }).data
    expect(eur?.balance).toBe(0)
    expect(usd?.balance).toBeLessThanOrEqual(1)
    const [debt] = await crash.db.query<{ amount: bigint }>('SELECT amount FROM player_debts', [])
    const [paid] = await crash.db.query<{ total: bigint }>(
      'SELECT sum(repaid)::bigint AS total FROM debt_collections',
      [],
    )
    expect(Number(debt?.amount) + Number(paid?.total)).toBe(80_00)
    await book.stop()
    expect(await auditBook(crash.db), 'The books are not clean').toEqual([])
    await crash.drop()
  })
})
