import { createLoop, type Loop } from '../../../kernel/loop.ts'
import type { CashierPorts } from '../ports.ts'
import type { PaymentEvent, PaymentProvider } from '../provider/payment-provider.ts'
import { takePayment } from './take-payment.ts'

const EVERY_MS = 5_000
/** Deposits queried in one round. */
const AT_ONCE = 20
/** Delay until a deposit is queried again: a share of its age, between these bounds. */
const SOONEST_MS = 15_000
const LATEST_MS = 3_600_000
const SHARE_OF_AGE = 4

interface Open {
  readonly id: number
  readonly token: string
  readonly amount: bigint
  readonly currency: string
  readonly state: 'created' | 'pending'
  readonly created_at: Date
  readonly expires_at: Date
}

/**
 * Queries the provider about deposits whose callback has not come. A deposit whose provider does not reply stays
 * unknown.
 */
export function createAskProvider(ports: CashierPorts): Loop {
  const { db, clock, log, provider } = ports
  return createLoop({
    name: 'payments',
    clock,
    log,
    everyMs: EVERY_MS,
    async round() {
      if (provider === null) return false
      const now = clock.now()
      const due = await db.query<Open & object>(
        `SELECT id, token, amount, currency, state, created_at, expires_at FROM deposit_intents
         WHERE provider = $1 AND ask_at <= $2 ORDER BY ask_at LIMIT ${AT_ONCE}`,
        [provider.name, new Date(now)],
      )
      for (const deposit of due) {
        const age = (now - deposit.created_at.getTime()) / SHARE_OF_AGE
        const next = now + Math.min(LATEST_MS, Math.max(SOONEST_MS, age))
        await db.query('UPDATE deposit_intents SET ask_at = $2 WHERE id = $1 AND ask_at IS NOT NULL', [
          deposit.id,
          new Date(next),
        ])
        await askAbout(ports, provider, deposit, now)
      }
      return due.length === AT_ONCE
    },
  })
}

async function askAbout(ports: CashierPorts, provider: PaymentProvider, deposit: Open, now: number): Promise<void> {
  try {
    const event = (await provider.ask(deposit.token)) ?? overdue(deposit, now)
    if (event === null) return
    const taken = await takePayment(ports, provider.name, event)
    if (taken.kind === 'refused') ports.log.warn(`The answer about deposit ${deposit.id} was refused: ${taken.error}`)
  } catch (error) {
    ports.log.warn(`The payment provider could not be asked about deposit ${deposit.id}`, error)
  }
}

/** Not paid, and no longer payable. */
function overdue({ token, amount, currency, state, expires_at: until }: Open, now: number): PaymentEvent | null {
  if (state !== 'created' || now < until.getTime()) return null
  return { id: `overdue-${token}`, token, amount, currency, reference: null, news: { kind: 'expired' }, method: null }
}
