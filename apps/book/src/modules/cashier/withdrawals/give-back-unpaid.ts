import type { Db } from '../../../db/index.ts'
import { notifyOfPayment } from '../notify-of-payment.ts'
import { post, publishBalances } from '../post.ts'
import type { WithdrawalRow } from './withdrawal-row.ts'

/** The result. `not_refused`: the provider has paid it, or may still do so. */
export type UnpaidOutcome = 'given_back' | 'not_refused'

/** Gives an approved withdrawal that the provider refused to pay back to its account, once. */
export function giveBackUnpaid(db: Db, id: number, now: number): Promise<UnpaidOutcome> {
  const at = new Date(now)
  return db.tx(async (tx) => {
    const [request] = await tx.query<WithdrawalRow & object>(
      `SELECT w.* FROM withdrawal_requests w JOIN payouts p ON p.withdrawal_id = w.id
       WHERE w.id = $1::bigint AND w.state = 'approved' AND p.state = 'refused' FOR UPDATE OF w`,
      [id],
    )
    if (request === undefined) return 'not_refused'
    const { account_id: account, currency, amount } = request
    const from = { system: 'payments', currency }
    const transfer = await post(tx, { kind: 'withdrawal_unpaid', from, to: account, amount, at })
    await tx.query(`UPDATE withdrawal_requests SET state = 'unpaid', unpaid_transfer = $2 WHERE id = $1`, [
      id,
      transfer,
    ])
    await publishBalances(tx, [account])
    await notifyOfPayment(tx, 'withdrawal', request, 'withdrawal_unpaid', at)
    return 'given_back'
  })
}
