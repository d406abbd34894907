import type { Db } from '../../../db/index.ts'
import { type Debt, openDebts } from '../../wallet/index.ts'
import { notifyOfPayment } from '../notify-of-payment.ts'
import { post } from '../post.ts'
import { queuePayout } from './send-payouts.ts'
import { returnMoney, type WithdrawalRow } from './withdrawal-row.ts'

export type Verdict = 'approved' | 'rejected' | 'taken_back'

/** The result: `nothing_waits` under this id; `owing`: its player owes, so it is not approved. */
export type DecisionOutcome =
  | { readonly kind: 'decided' | 'nothing_waits' }
  | { readonly kind: 'owing'; readonly debts: readonly Debt[] }

/**
 * Approves or rejects a withdrawal; the first decision counts.
 * @param playerId the player whose it must be; absent: any
 */
export function decideWithdrawal(
  db: Db,
  {
    id,
    verdict,
    now,
    playerId,
  }: { readonly id: number; readonly verdict: Verdict; readonly now: number; readonly playerId?: number },
): Promise<DecisionOutcome> {
  const at = new Date(now)
  return db.tx(async (tx) => {
    const [request] = await tx.query<WithdrawalRow & object>(
      `SELECT * FROM withdrawal_requests WHERE id = $1::bigint AND state = 'requested' AND player_id = coalesce($2, player_id) FOR UPDATE`,
      [id, playerId ?? null],
    )
    if (request === undefined) return { kind: 'nothing_waits' }
    if (verdict !== 'approved') {
      await returnMoney(tx, request, verdict, at)
      if (verdict === 'rejected') await notifyOfPayment(tx, 'withdrawal', request, 'withdrawal_rejected', at)
      return { kind: 'decided' }
    }
    const debts = await openDebts(tx, request.player_id)
    if (debts.length > 0) return { kind: 'owing', debts }
    const { amount, currency } = request
    const [from, to] = [
      { system: 'withdrawals_pending', currency },
      { system: 'payments', currency },
    ] as const
    const transfer = await post(tx, { kind: 'withdrawal_paid', from, to, amount, at })
    await tx.query(
      `UPDATE withdrawal_requests SET state = 'approved', decided_transfer = $2, decided_at = $3 WHERE id = $1`,
      [request.id, transfer, at],
    )
    await queuePayout(tx, request.id, at)
    await notifyOfPayment(tx, 'withdrawal', request, 'withdrawal_approved', at)
    return { kind: 'decided' }
  })
}
