import type { Deposit } from '@touchline/contract'
import { expect } from 'vitest'
import { signedHeader } from '../../kernel/signature.ts'
import { CALLBACK_PATH } from '../../modules/cashier/index.ts'
import { startCrashProcess } from '../crash-process.ts'
import { type Answer, reach, send } from '../durability/player.ts'
import { orderIn } from '../test-cashier.ts'

const SECRET = 'crash-secret'
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline' }
/** Of an exchange and of a deposit, in subunits. */
const AMOUNT = 1_00
const DEPOSITS = 20
const SENDERS = 8

/** The payment provider is the test; money may be exchanged as soon as it is there, at rates of any age. */
export const MONEY_ENV = {
  CASHIER_URL: 'https://cashier.example',
  CASHIER_SECRET: SECRET,
  DEPOSIT_HOLD_HOURS: '0',
  EXCHANGE_RATE_HOURS: '0',
} as const

/** A request that is sent under its own key until it has a response. */
interface Sent {
  readonly key: string
  answer: Answer | null
}

type Sends = (origin: string, key: string) => Promise<Answer | null>

async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'rich@touchline.test', password: 'touchline' })
  const { headers } = await reach(`${origin}/api/users/sign_in`, { method: 'POST', headers: HEADERS, body })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function post(origin: string, path: string, cookie: string, key: string, body: object): Promise<Answer | null> {
  const headers = { ...HEADERS, cookie, 'idempotency-key': key }
  return send(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function balances(origin: string, cookie: string): Promise<Readonly<Record<string, number>>> {
  const { text } = await reach(`${origin}/api/player/accounts`, { headers: { cookie } })
  const { data } = JSON.parse(text) as { data: { currency: string; balance: number }[] }
  return Object.fromEntries(data.map(({ currency, balance }) => [currency, balance]))
}

/** The provider's notice of a payment; a repetition is the same notice. */
function sendsNotice(origin: string, { id, payment }: Paid, status: string): Promise<Answer | null> {
  const method = { id: 'card_crash', kind: 'card', label: '•••• 4242' }
  const reference = `pay_${payment}`
  const word = { id: `evt_${status}_${id}`, payment, status, reference, amount: AMOUNT, currency: 'EUR', method }
  const body = JSON.stringify(word)
  const signature = signedHeader(SECRET, 'callback', body, Date.now())
  const headers = { 'content-type': 'application/json', 'touchline-signature': signature }
  return send(origin + CALLBACK_PATH, { method: 'POST', headers, body })
}

interface Paid {
  readonly id: number
  readonly payment: string
}

async function paysIn(origin: string, cookie: string, nth: number): Promise<Paid> {
  const body = { amount: AMOUNT, currency: 'EUR', return_path: '/sports/profile/wallet/deposit' }
  const begun = await post(origin, '/api/player/deposits', cookie, `crash-deposit-${nth}`, body)
  const { id, url } = (JSON.parse(begun?.text ?? '') as { data: Deposit }).data
  const paid = { id, payment: orderIn(url ?? '').payment }
  expect((await sendsNotice(origin, paid, 'succeeded'))?.text).toContain('taken')
  return paid
}

/** Sends the requests from several clients, and kills the book once `after` of them have a response. */
async function killAmid(env: Readonly<Record<string, string>>, sent: readonly Sent[], after: number, sends: Sends) {
  const book = await startCrashProcess(env)
  const waiting = sent.filter(({ answer }) => answer === null)
  const senders = Array.from({ length: SENDERS }, async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      one.answer = await sends(book.origin, one.key)
      if (one.answer === null) return
    }
  })
  const before = sent.filter(({ answer }) => answer !== null).length
  const answered = () => sent.filter(({ answer }) => answer !== null).length - before
  await expect.poll(answered, { timeout: 60_000, interval: 1 }).toBeGreaterThanOrEqual(after)
  await book.kill()
  await Promise.all(senders)
}

/** A client that does not know the result of its request sends it again; one that does gets the same response. */
async function resolve(origin: string, sent: readonly Sent[], sends: Sends): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const { key, answer } of sent) {
    const again = await sends(origin, key)
    expect([200, 201], again?.text).toContain(again?.status)
    if (answer !== null) expect(received(again)).toBe(received(answer))
    if (again !== null) answers.push(again)
  }
  return answers
}

function received(answer: Answer | null): unknown {
  return (JSON.parse(answer?.text ?? '') as { data?: { received: number } }).data?.received
}

/**
 * Kills the book with SIGKILL while a player exchanges, and while the provider charges payments back. Afterwards each
 * was done once: the exchanged amounts left one account and are in the other, and every chargeback is taken from the
 * player once.
 */
export async function surviveMoneyCrashes(env: Readonly<Record<string, string>>, rounds: number): Promise<void> {
  const first = await startCrashProcess(env)
  const cookie = await signIn(first.origin)
  const opened = await post(first.origin, '/api/player/accounts', cookie, 'crash-account', { currency: 'USD' })
  expect([201, 400]).toContain(opened?.status)
  const deposits: Paid[] = []
  for (let nth = 0; nth < DEPOSITS; nth++) deposits.push(await paysIn(first.origin, cookie, nth))
  const opening = await balances(first.origin, cookie)
  await first.kill()

  const wish = { from: 'EUR', to: 'USD', amount: AMOUNT, expected: 1 }
  const exchanges: Sends = (origin, key) => post(origin, '/api/player/exchange', cookie, key, wish)
  const takesBack: Sends = (origin, key) => sendsNotice(origin, deposits[Number(key)] as Paid, 'charged_back')
  const exchanged: Sent[] = Array.from({ length: 48 }, (_, nth) => ({ key: `crash-exchange-${nth}`, answer: null }))
  const takenBack: Sent[] = deposits.map((_, nth) => ({ key: String(nth), answer: null }))
  for (let round = 1; round <= rounds; round++) {
    await killAmid(env, exchanged, 5 * round, exchanges)
    await killAmid(env, takenBack, 4 * round, takesBack)
  }

  const last = await startCrashProcess(env)
  const answers = await resolve(last.origin, exchanged, exchanges)
  await resolve(last.origin, takenBack, takesBack)
  const into = answers.reduce((sum, answer) => sum + Number(received(answer)), 0)
  expect(await balances(last.origin, cookie)).toEqual({
    ...opening,
    EUR: (opening.EUR ?? 0) - exchanged.length * AMOUNT - deposits.length * AMOUNT,
    USD: (opening.USD ?? 0) + into,
  })
  const { text } = await reach(`${last.origin}/api/player/deposits?limit=100`, { headers: { cookie } })
  const states = (JSON.parse(text) as { data: Deposit[] }).data.map(({ status }) => status)
  expect(states).toEqual(deposits.map(() => 'charged_back'))
  await last.stop()
}
