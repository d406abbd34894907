import type { Db } from '../../db/index.ts'
import { openDebts } from './open-debts.ts'

export interface Withdrawal {
  readonly playerId: number
  readonly currency: string
  /** In subunits, above 0. */
  readonly amount: bigint
  /** What the payment is called where it is made: the same reference leaves the book once. */
  readonly reference: string
  /** Wall time in ms. */
  readonly at: number
}

/**
 * The result. `known`: it had been booked before; `owing`: the player owes, and nothing leaves until that is repaid.
 */
export type WithdrawalOutcome = 'booked' | 'known' | 'insufficient' | 'owing' | 'no_account' | 'reference_taken'

/**
 * Books money that leaves the book for its player, and publishes the balance. Of a bet and a withdrawal of the same
 * money one gets it: both lock the account first. Who owes is paid nothing (decision 10).
 */
export async function withdraw(
  db: Db,
  { playerId, currency, amount, reference, at }: Withdrawal,
): Promise<WithdrawalOutcome> {
  return db.tx(async (tx) => {
    const [account] = await tx.query<{ id: bigint; balance: bigint }>(
      'SELECT id, balance FROM wallet_accounts WHERE player_id = $1 AND currency = $2 FOR UPDATE',
      [playerId, currency],
    )
    if (account === undefined) return 'no_account'
    const [before] = await tx.query<{ account_id: bigint; amount: bigint }>(
      'SELECT account_id, amount FROM withdrawals WHERE reference = $1',
      [reference],
    )
    if (before !== undefined) {
      return before.account_id === account.id && before.amount === amount ? 'known' : 'reference_taken'
    }
    if ((await openDebts(tx, playerId)).length > 0) return 'owing'
    if (account.balance < amount) return 'insufficient'
    const made = await tx.query(
      'INSERT INTO withdrawals (reference, account_id, amount, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1',
      [reference, account.id, amount, new Date(at)],
    )
    // A withdrawal of another player at the same time: those of one account wait for its lock.
    if (made.length === 0) return 'reference_taken'
    await tx.query(
      `SELECT wallet_post(ARRAY[('withdrawal', $1::bigint, wallet_system('deposits', $2), $2::text, $3::bigint, NULL::bigint, 1,
         $4::timestamptz)::wallet_posting])`,
      [account.id, currency, amount, new Date(at)],
    )
    await tx.query('SELECT outbox_append_balances(ARRAY[$1::bigint])', [account.id])
    return 'booked'
  })
}
