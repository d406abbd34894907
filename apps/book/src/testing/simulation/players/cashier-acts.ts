import type { Rng } from '@touchline/sports'
import { signedHeader } from '../../../kernel/signature.ts'
import { CALLBACK_PATH } from '../../../modules/cashier/index.ts'
import { orderIn } from '../../test-cashier.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'
import { call, signIn } from './attempt.ts'
import { CASHIER_SECRET, type MoneyAttempt, type PaymentWord, type SimPayment } from './sim-cashier.ts'
import { currencyOf, type SimPlayer } from './sim-player.ts'

const UNAUTHORIZED = 401
const FAILED = 500
const OK = 300

/** Sends a call about money, for the first time or again; null if its result is unknown. */
export async function sendMoney(sim: Sim, attempt: MoneyAttempt): Promise<number | null> {
  const { player, key, body } = attempt
  let result = await call(sim, player, attempt.call, { body, key })
  if (result?.status === UNAUTHORIZED && (await signIn(sim, player)))
    result = await call(sim, player, attempt.call, { body, key })
  if (result === null || result.status === UNAUTHORIZED) return null
  const isFirst = attempt.status === null
  if (!isFirst && attempt.status !== result.status && attempt.status !== null && attempt.status < OK)
    throw new Violation(`key ${key} answered ${result.status} after ${attempt.status}`)
  attempt.status = result.status
  if (result.status >= OK || !isFirst) return result.status
  const { data } = JSON.parse(result.text) as { data: { id: number; url: string | null; received: number } }
  if (attempt.call === 'startDeposit') {
    const { amount, currency } = attempt.body
    // One that has expired since is paid by no provider any more.
    const token = data.url === null ? '' : orderIn(data.url).payment
    sim.cashier.payments.push({ id: data.id, player, token, amount, currency, words: [], received: 0 })
  } else if (attempt.call === 'requestWithdrawal') attempt.id = data.id
  else attempt.received = data.received
  return result.status
}

function wordOf({ id, token, amount, currency, player }: SimPayment, status: PaymentWord['status']): PaymentWord {
  const method = { id: `card_${player.index}`, kind: 'card', label: '•••• 4242' } as const
  const reason = status === 'failed' && { reason: 'declined' as const }
  return {
    id: `evt_${id}_${status}`,
    payment: token,
    status,
    reference: `pay_${id}`,
    amount,
    currency,
    method,
    ...reason,
  }
}

/**
 * Sends a payment status to the book. Returns the status code; null if the book did not get it or its response is lost.
 */
async function say(sim: Sim, word: PaymentWord, secret = CASHIER_SECRET): Promise<number | null> {
  const { life, book } = sim
  if (life.isOver) return null
  const payload = JSON.stringify(word)
  const answer = await book.app.inject({
    method: 'POST',
    url: CALLBACK_PATH,
    payload,
    headers: {
      'content-type': 'application/json',
      'touchline-signature': signedHeader(secret, 'callback', payload, sim.clock.now()),
    },
  })
  return life.isOver || answer.statusCode >= FAILED ? null : answer.statusCode
}

/** The book may have queried the provider already and have a later status than `pending`. */
function mayComeLate({ words }: SimPayment, word: PaymentWord): boolean {
  return word.status === 'pending' && words.length > 1
}

/** Sends the statuses that the book has not received yet, in order, until one is lost. */
export async function sendStatuses(sim: Sim, payment: SimPayment): Promise<string> {
  while (payment.received < payment.words.length) {
    const word = payment.words[payment.received]
    if (word === undefined) break
    const status = await say(sim, word)
    if (status === null) return 'unknown'
    if (status >= OK && !mayComeLate(payment, word))
      throw new Violation(`${word.status} of deposit ${payment.id} was refused with ${status}`)
    payment.received += 1
  }
  return payment.words.at(-1)?.status ?? 'nothing'
}

/** Starts a deposit; its result is sent now, later, twice, or never. */
async function deposit(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const attempt: MoneyAttempt = {
    ...{ player, key: `deposit-${sim.step}-${sim.cashier.attempts.length}`, status: null, call: 'startDeposit' },
    body: { amount: 1_000 * rng.int(1, 40), currency: currencyOf(player), return_path: '/sports' },
  }
  const fate = rng.pick(['succeeded', 'succeeded', 'succeeded', 'pending', 'failed', 'left'] as const)
  const isLater = rng.chance(0.3)
  const isForged = rng.chance(0.3)
  sim.cashier.attempts.push(attempt)
  const status = await sendMoney(sim, attempt)
  if (status === null || status >= OK) return status === null ? 'unknown' : `refused ${status}`
  const payment = sim.cashier.payments.find(
    ({ player: whose, words, token }) => whose === player && words.length === 0 && token !== '',
  )
  if (payment === undefined || fate === 'left') return 'left'
  if (isForged) await forge(sim, payment)
  payment.words.push(wordOf(payment, fate))
  if (fate === 'pending') payment.words.push(wordOf(payment, 'succeeded'))
  return isLater ? `${fate}, sent later` : sendStatuses(sim, payment)
}

/** Sends forged statuses: each is refused, and no money moves. */
async function forge(sim: Sim, payment: SimPayment): Promise<void> {
  const word = wordOf(payment, 'succeeded')
  for (const status of [
    await say(sim, word, 'guessed'),
    await say(sim, { ...word, amount: word.amount + 1 }),
    await say(sim, { ...word, currency: word.currency === 'USD' ? 'EUR' : 'USD' }),
    await say(sim, wordOf(payment, 'charged_back')),
  ])
    if (status !== null && status < OK) throw new Violation(`a forged word about deposit ${payment.id} was taken`)
  sim.tally.add('deposit: forged')
}

/** Sends a status of a payment again, or for the first time; sometimes the payment is charged back. */
async function repeatStatus(sim: Sim, rng: Rng): Promise<string> {
  const started = sim.cashier.payments.filter(({ words }) => words.length > 0)
  if (started.length === 0) return 'none yet'
  const payment = rng.pick(started)
  const isTakenBack = rng.chance(0.25)
  const last = payment.words.at(-1)
  if (isTakenBack && last?.status === 'succeeded') payment.words.push(wordOf(payment, 'charged_back'))
  const [first] = payment.words
  if (payment.received > 0 && first !== undefined) {
    const again = await say(sim, first)
    if (again !== null && again >= OK && !mayComeLate(payment, first))
      throw new Violation(`a repetition about deposit ${payment.id} answered ${again}`)
  }
  return sendStatuses(sim, payment)
}

async function withdraw(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const cashier = await call(sim, player, 'getCashier')
  if (cashier === null || cashier.status !== 200) return 'unknown'
  const [method] = cashier.answer.data.methods
  const currency = currencyOf(player)
  const amount = Math.ceil((player.reader.balance(currency) ?? 0) * rng.pick([0.1, 0.5, 1, 1.1]))
  if (method === undefined || amount < 1) return 'nothing to go'
  const attempt: MoneyAttempt = {
    ...{
      player,
      key: `withdrawal-${sim.step}-${sim.cashier.attempts.length}`,
      status: null,
      call: 'requestWithdrawal',
    },
    body: { amount, currency, method_id: method.id },
  }
  sim.cashier.attempts.push(attempt)
  const status = await sendMoney(sim, attempt)
  if (status === null || status >= OK || attempt.call !== 'requestWithdrawal' || attempt.id === undefined)
    return status === null ? 'unknown' : `refused ${status}`
  if (!rng.chance(0.3)) return 'asked for'
  const back = await call(sim, player, 'takeBackWithdrawal', { params: { id: attempt.id } })
  return back === null ? 'unknown' : `taken back ${back.status}`
}

async function exchange(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const [from, to] = Object.keys(player.balances)
  if (from === undefined || to === undefined) return 'one currency'
  const amount = Math.ceil((player.reader.balance(from) ?? 0) * rng.pick([0.05, 0.2, 1.1]))
  if (amount < 1) return 'nothing to go'
  const attempt: MoneyAttempt = {
    ...{ player, key: `exchange-${sim.step}-${sim.cashier.attempts.length}`, status: null, call: 'exchangeMoney' },
    body: { from, to, amount, expected: 1 },
  }
  sim.cashier.attempts.push(attempt)
  const status = await sendMoney(sim, attempt)
  return status === null ? 'unknown' : status < OK ? 'done' : `refused ${status}`
}

/** Only who has paid in by a method can be paid by it. */
const havePaidIn = ({ cashier }: Sim) =>
  cashier.payments.flatMap(({ player, words, received }) =>
    received === words.length && words.at(-1)?.status === 'succeeded' ? [player] : [],
  )
const haveTwo = ({ players }: Sim) => players.filter(({ balances }) => Object.keys(balances).length > 1)
const oneOf = (those: readonly SimPlayer[], player: SimPlayer, rng: Rng) =>
  those.length > 0 && !those.includes(player) ? rng.pick(those) : player

/** A player does something about money. */
export async function moneyAct(sim: Sim, player: SimPlayer, rng: Rng): Promise<string> {
  const kind = rng.pick(['deposit', 'deposit', 'status', 'withdraw', 'exchange'] as const)
  switch (kind) {
    case 'deposit':
      return `deposit: ${await deposit(sim, player, rng)}`
    case 'status':
      return `status: ${await repeatStatus(sim, rng)}`
    case 'withdraw': {
      const those = havePaidIn(sim)
      if (those.length === 0) return `deposit: ${await deposit(sim, player, rng)}`
      return `withdrawal: ${await withdraw(sim, oneOf(those, player, rng), rng)}`
    }
    case 'exchange':
      return `exchange: ${await exchange(sim, oneOf(haveTwo(sim), player, rng), rng)}`
  }
}
