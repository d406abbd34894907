import type { Db } from '../../db/index.ts'

interface PaymentNews {
  /** `deposit_owed`: taken back, and the balance did not cover it. */
  readonly deposit: 'deposit_booked' | 'deposit_failed' | 'deposit_charged_back' | 'deposit_owed'
  readonly withdrawal: 'withdrawal_approved' | 'withdrawal_rejected' | 'withdrawal_unpaid'
}

/** The amount is in subunits. */
interface Payment {
  readonly id: number
  readonly player_id: number
  readonly amount: bigint
  readonly currency: string
}

/** Leaves a notification about a payment with its player, who need not be in front of it any more. */
export async function notifyOfPayment<K extends keyof PaymentNews>(
  tx: Db,
  kind: K,
  { id, player_id: player, amount, currency }: Payment,
  news: PaymentNews[K],
  at: Date,
): Promise<void> {
  await tx.query('SELECT notify_of_payment($1, $2, $3::bigint, $4, $5, $6, $7)', [
    player,
    news,
    amount,
    currency,
    kind,
    id,
    at,
  ])
}
