import { assertNever } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { identifyByMethod, type PersonKeys } from '../../platform/index.ts'
import { depositRefusal } from '../../protection/index.ts'
import { notifyOfPayment } from '../notify-of-payment.ts'
import { rememberMethod } from '../payment-methods.ts'
import { post, publishBalances } from '../post.ts'
import type { PaymentEvent } from '../provider/payment-provider.ts'
import { chargeBack } from './charge-back.ts'
import type { DepositRow } from './deposit-row.ts'

/** Age of a pending payment at which the provider is queried. */
const ASK_AFTER_MS = 15_000

export interface Payment {
  /** Locked. */
  readonly deposit: DepositRow
  readonly provider: string
  readonly event: PaymentEvent
  readonly at: Date
}

/** Moves a deposit to its next state and books the money of that step. */
export async function applyPayment(tx: Db, persons: PersonKeys, payment: Payment): Promise<void> {
  const { deposit, event, at } = payment
  const { news, reference } = event
  switch (news.kind) {
    case 'pending':
      await tx.query(
        `UPDATE deposit_intents SET state = 'pending', reference = coalesce(reference, $2), changed_at = $3, ask_at = $4 WHERE id = $1`,
        [deposit.id, reference, at, new Date(at.getTime() + ASK_AFTER_MS)],
      )
      return
    case 'failed':
    case 'expired':
      await tx.query(
        `UPDATE deposit_intents SET state = $2, reason = $3, reference = coalesce(reference, $4), changed_at = $5, ask_at = NULL WHERE id = $1`,
        [deposit.id, news.kind, news.kind === 'failed' ? news.reason : null, reference, at],
      )
      if (news.kind === 'failed') await notifyOfPayment(tx, 'deposit', deposit, 'deposit_failed', at)
      return
    case 'succeeded':
      return book(tx, persons, payment)
    case 'charged_back':
      return chargeBack(tx, deposit, at)
    default:
      return assertNever(news)
  }
}

/**
 * Money that arrived is the player's, even if a limit was lowered or play excluded since the deposit began. A
 * notification reports that a limit was passed.
 */
async function book(tx: Db, persons: PersonKeys, { deposit, provider, event, at }: Payment): Promise<void> {
  const { id, player_id: playerId, account_id: account, amount, currency } = deposit
  // One that is open counts as what it will be already.
  const more = deposit.state === 'expired' ? amount : 0n
  const refusal = await depositRefusal(tx, { playerId, amount: more, currency, at: at.getTime() })
  const methodId = await rememberMethod(tx, { playerId, provider, at }, event.method)
  if (event.method !== null)
    await identifyByMethod(tx, persons, { playerId, provider, token: event.method.token }, at.getTime())
  const from = { system: 'payments', currency }
  const transfer = await post(tx, { kind: 'payment', from, to: account, amount, at })
  await tx.query(
    `UPDATE deposit_intents SET state = 'succeeded', reason = NULL, reference = $2, method_id = $3, transfer_id = $4, changed_at = $5,
       passed_limit = $6, ask_at = NULL WHERE id = $1`,
    [id, event.reference, methodId, transfer, at, refusal !== null && refusal !== 'deposit_limit_needed'],
  )
  await publishBalances(tx, [account])
  await notifyOfPayment(tx, 'deposit', deposit, 'deposit_booked', at)
}
