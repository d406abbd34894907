import { afterPayment } from '@touchline/betting'
import type { ErrorName } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { hashOf } from '../../../kernel/hash-of.ts'
import type { CashierPorts } from '../ports.ts'
import type { PaymentEvent } from '../provider/payment-provider.ts'
import { applyPayment } from './apply-payment.ts'
import { DEPOSIT_COLUMNS, type DepositRow, stateOf } from './deposit-row.ts'

/** The result of a provider's message. `known`: a repetition. */
export type Taken = { readonly kind: 'taken' | 'known' } | { readonly kind: 'refused'; readonly error: ErrorName }

const refused = (error: ErrorName): Taken => ({ kind: 'refused', error })

/**
 * Takes the provider's message about a payment, under the lock of its deposit, so that of the same message in two
 * processes one is taken. A refused message changes nothing.
 */
export function takePayment(
  ports: Pick<CashierPorts, 'db' | 'clock' | 'currencies' | 'persons'>,
  provider: string,
  event: PaymentEvent,
): Promise<Taken> {
  return ports.db.tx(async (tx) => {
    const [deposit] = await tx.query<DepositRow & object>(
      `SELECT ${DEPOSIT_COLUMNS} FROM deposit_intents WHERE provider = $1 AND token = $2 FOR UPDATE`,
      [provider, event.token],
    )
    if (deposit === undefined) return refused('payment_unknown')
    const { amount, ...rest } = event
    const hash = hashOf({ ...rest, amount: String(amount) })
    const [before] = await tx.query<{ said_hash: string }>(
      'SELECT said_hash FROM payment_events WHERE provider = $1 AND event_id = $2',
      [provider, event.id],
    )
    if (before !== undefined) return before.said_hash === hash ? { kind: 'known' } : refused('payment_event_reused')
    if (event.currency !== deposit.currency) return refused('payment_currency_wrong')
    if (event.amount !== deposit.amount) return refused('payment_amount_wrong')
    if (await isTaken(tx, provider, event, deposit)) return refused('payment_reference_taken')
    const step = afterPayment(stateOf(deposit), event.news)
    if (step.kind === 'out_of_order') return refused('payment_out_of_order')
    const at = new Date(ports.clock.now())
    if (step.kind === 'becomes') await applyPayment(tx, ports.persons, { deposit, provider, event, at })
    await tx.query(
      'INSERT INTO payment_events (provider, event_id, deposit_id, type, said_hash, at) VALUES ($1, $2, $3, $4, $5, $6)',
      [provider, event.id, deposit.id, event.news.kind, hash, at],
    )
    return { kind: step.kind === 'becomes' ? 'taken' : 'known' }
  })
}

/** Whether the payment is another deposit's, or this deposit another payment's. */
async function isTaken(tx: Db, provider: string, { reference }: PaymentEvent, deposit: DepositRow): Promise<boolean> {
  if (reference === null) return false
  if (deposit.reference !== null) return deposit.reference !== reference
  const others = await tx.query('SELECT 1 FROM deposit_intents WHERE provider = $1 AND reference = $2', [
    provider,
    reference,
  ])
  return others.length > 0
}
