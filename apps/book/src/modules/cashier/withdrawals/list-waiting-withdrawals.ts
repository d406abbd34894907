import type { Db } from '../../../db/index.ts'

/** A withdrawal that waits for an operator's word. */
export interface WaitingWithdrawal {
  readonly id: number
  readonly player_id: number
  readonly amount: bigint
  readonly currency: string
  readonly method: string
  readonly created_at: Date
  /** Why the provider does not pay it though it was approved; null: it waits for its approval. */
  readonly refused: string | null
}

/** Withdrawals that wait for an operator, the oldest first. */
export function listWaitingWithdrawals(db: Db): Promise<WaitingWithdrawal[]> {
  return db.query<WaitingWithdrawal & object>(
    `SELECT w.id, w.player_id, w.amount, w.currency, m.kind || ' ' || m.label AS method, w.created_at, p.reason AS refused
     FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id LEFT JOIN payouts p ON p.withdrawal_id = w.id
     WHERE w.state = 'requested' OR w.state = 'approved' AND p.state = 'refused' ORDER BY w.id`,
    [],
  )
}
