import type { DepositStatus, WithdrawalStatus } from '@touchline/contract/constants'
import type { SimPayment } from '../players/sim-cashier.ts'
import type { Sim } from '../sim.ts'
import { Violation } from '../violation.ts'

/** What the book must have of a payment by all that its provider reported. */
function endOf({ words }: SimPayment): DepositStatus {
  return words.at(-1)?.status ?? 'expired'
}

/** What an account paid of a debt in another currency. */
interface Collection {
  readonly player_id: number
  readonly from: string
  readonly taken: number
  readonly debt: string
  readonly repaid: number
}

const COLLECTIONS = `
  SELECT f.player_id, f.currency AS from, x.amount::float8 AS taken, d.currency AS debt, x.repaid::float8 AS repaid
  FROM debt_collections x JOIN wallet_accounts f ON f.id = x.from_account JOIN wallet_accounts d ON d.id = x.debt_account`

/**
 * Credits by deposits, withdrawals and exchanges, by `INDEX CURRENCY`; the book has each of them once, and no other.
 */
export async function checkCashier(sim: Sim): Promise<Map<string, number>> {
  const gains = new Map<string, number>()
  const add = (index: number, currency: string, amount: number) =>
    void gains.set(`${index} ${currency}`, (gains.get(`${index} ${currency}`) ?? 0) + amount)
  const { payments, attempts } = sim.cashier

  const deposits = await sim.real.query<{ id: number; state: DepositStatus }>(
    'SELECT id, state FROM deposit_intents ORDER BY id',
    [],
  )
  if (deposits.length !== payments.length)
    throw new Violation(`the book has ${deposits.length} deposits, ${payments.length} were begun`)
  for (const payment of payments) {
    const is = deposits.find(({ id }) => id === payment.id)?.state
    const should = endOf(payment)
    if (is !== should && !(should === 'expired' && is === 'created'))
      throw new Violation(`deposit ${payment.id} is ${is}, its statuses make it ${should}`)
    if (is === 'succeeded') add(payment.player.index, payment.currency, payment.amount)
    sim.tally.add(`ended: deposit ${is}`)
  }

  const withdrawals = await sim.real.query<{ id: number; state: WithdrawalStatus; amount: number }>(
    'SELECT id, state, amount::float8 AS amount FROM withdrawal_requests ORDER BY id',
    [],
  )
  const asked = attempts.filter((attempt) => attempt.call === 'requestWithdrawal' && attempt.id !== undefined)
  if (withdrawals.length !== asked.length)
    throw new Violation(`the book has ${withdrawals.length} withdrawals, ${asked.length} were acknowledged`)
  const exchanged = attempts.filter((attempt) => attempt.call === 'exchangeMoney' && attempt.received !== undefined)
  for (const attempt of attempts) {
    if (attempt.call === 'requestWithdrawal' && attempt.id !== undefined) {
      const stored = withdrawals.find(({ id }) => id === attempt.id)
      if (stored?.amount !== attempt.body.amount)
        throw new Violation(`withdrawal ${attempt.id} is of ${stored?.amount}, asked for were ${attempt.body.amount}`)
      const isGone = stored.state === 'requested' || stored.state === 'approved'
      if (isGone) add(attempt.player.index, attempt.body.currency, -attempt.body.amount)
      sim.tally.add(`ended: withdrawal ${stored.state}`)
    } else if (attempt.call === 'exchangeMoney' && attempt.received !== undefined) {
      add(attempt.player.index, attempt.body.from, -attempt.body.amount)
      add(attempt.player.index, attempt.body.to, attempt.received)
    }
  }
  for (const { player_id, from, taken, debt, repaid } of await sim.real.query<Collection & object>(COLLECTIONS, [])) {
    const index = sim.players.find(({ id }) => id === player_id)?.index ?? 0
    add(index, from, -taken)
    // The debt and the balance are one sum.
    add(index, debt, repaid)
  }
  const [stored] = await sim.real.query<{ n: number }>('SELECT count(*)::int AS n FROM exchanges', [])
  if (stored?.n !== exchanged.length)
    throw new Violation(`the book has ${stored?.n} exchanges, ${exchanged.length} were acknowledged`)
  return gains
}
