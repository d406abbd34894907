import type { Withdrawal } from '@touchline/contract'
import type { PaymentMethodKind, WithdrawalStatus } from '@touchline/contract/constants'
import type { Db } from '../../../db/index.ts'
import { post, publishBalances } from '../post.ts'

/** A withdrawal as it is stored. Amounts in subunits. */
export interface WithdrawalRow {
  readonly id: number
  readonly player_id: number
  readonly account_id: bigint
  readonly currency: string
  readonly amount: bigint
  readonly state: WithdrawalStatus
  readonly body_hash: string
  readonly created_at: Date
  readonly decided_at: Date | null
}

interface Shown extends WithdrawalRow {
  readonly method_id: number
  readonly method_kind: PaymentMethodKind
  readonly method_label: string
}

const SHOWN = `
  SELECT w.id, w.player_id, w.account_id, w.currency, w.amount, w.state, w.body_hash, w.created_at, w.decided_at, m.id AS method_id,
         m.kind AS method_kind, m.label AS method_label
  FROM withdrawal_requests w JOIN payment_methods m ON m.id = w.method_id`

export function withdrawalView(row: Shown): Withdrawal {
  return {
    id: row.id,
    amount: Number(row.amount),
    currency: row.currency,
    status: row.state,
    method: { id: row.method_id, kind: row.method_kind, label: row.method_label },
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/** A player's withdrawals, newest first. */
export function listWithdrawals(
  db: Db,
  playerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Shown[]> {
  return db.query<Shown & object>(`${SHOWN} WHERE w.player_id = $1 ORDER BY w.id DESC LIMIT $2 OFFSET $3`, [
    playerId,
    limit,
    offset,
  ])
}

/** A player's withdrawal by its id or the key of its request; null where there is none. */
export async function findWithdrawal(
  db: Db,
  playerId: number,
  by: { readonly id: number } | { readonly key: string },
): Promise<Shown | null> {
  const [row] =
    'id' in by
      ? await db.query<Shown & object>(`${SHOWN} WHERE w.player_id = $1 AND w.id = $2::bigint`, [playerId, by.id])
      : await db.query<Shown & object>(`${SHOWN} WHERE w.player_id = $1 AND w.key = $2`, [playerId, by.key])
  return row ?? null
}

/** Gives the money of a withdrawal back to its account. The caller holds the row. */
export async function returnMoney(
  tx: Db,
  { id, account_id: account, currency, amount }: Pick<WithdrawalRow, 'id' | 'account_id' | 'currency' | 'amount'>,
  state: 'rejected' | 'taken_back',
  at: Date,
): Promise<void> {
  const from = { system: 'withdrawals_pending', currency }
  const transfer = await post(tx, { kind: 'withdrawal_returned', from, to: account, amount, at })
  await tx.query('UPDATE withdrawal_requests SET state = $2, decided_transfer = $3, decided_at = $4 WHERE id = $1', [
    id,
    state,
    transfer,
    at,
  ])
  await publishBalances(tx, [account])
}
