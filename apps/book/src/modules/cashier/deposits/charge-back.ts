import type { Db } from '../../../db/index.ts'
import { post, tellBalances } from '../post.ts'
import { tellOfPayment } from '../tell-of-payment.ts'
import { returnMoney, type WithdrawalRow } from '../withdrawals/withdrawal-row.ts'
import type { DepositRow } from './deposit-row.ts'

async function balanceOf(tx: Db, account: bigint): Promise<bigint> {
  const [row] = await tx.query<{ balance: bigint }>('SELECT balance FROM wallet_accounts WHERE id = $1 FOR UPDATE', [
    account,
  ])
  return row?.balance ?? 0n
}

/** Withdrawals that wait are rejected, and their player told, the latest first, until the account has so much. Locked before the account, as everywhere. */
async function fetchBack(tx: Db, account: bigint, amount: bigint, at: Date): Promise<void> {
  const waiting = await tx.query<WithdrawalRow & object>(
    `SELECT * FROM withdrawal_requests WHERE account_id = $1 AND state = 'requested' ORDER BY id DESC FOR UPDATE`,
    [account],
  )
  let has = await balanceOf(tx, account)
  for (const request of waiting) {
    if (has >= amount) return
    await returnMoney(tx, request, 'rejected', at)
    await tellOfPayment(tx, 'withdrawal', request, 'withdrawal_rejected', at)
    has += request.amount
  }
}

/** The provider took a payment back: it leaves the account, and what is no longer there is owed (decision 10). */
export async function chargeBack(tx: Db, deposit: DepositRow, at: Date): Promise<void> {
  const { id, account_id: account, amount, currency } = deposit
  await fetchBack(tx, account, amount, at)
  const has = await balanceOf(tx, account)
  const owed = has < amount ? amount - has : 0n
  const taken = amount - owed
  const to = { system: 'payments', currency }
  const takenBy = taken > 0n ? await post(tx, { kind: 'chargeback', from: account, to, amount: taken, at }) : null
  const debts = { system: 'player_debts', currency }
  const owedBy = owed > 0n ? await post(tx, { kind: 'chargeback_owed', from: debts, to, amount: owed, at }) : null
  if (owed > 0n) await tx.query('SELECT wallet_owe($1::bigint, $2::bigint)', [account, owed])
  await tx.query(
    `UPDATE deposit_intents SET state = 'charged_back', chargeback_transfer = $2, owed_transfer = $3, owed = $4, changed_at = $5
     WHERE id = $1`,
    [id, takenBy, owedBy, owed, at],
  )
  await tellBalances(tx, [account])
  await tellOfPayment(tx, 'deposit', deposit, owed > 0n ? 'deposit_owed' : 'deposit_charged_back', at)
}
