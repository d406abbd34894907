import type { Db } from '../../../db/index.ts'
import { holdForDebt, openDebts } from '../../wallet/index.ts'
import { notifyOfPayment } from '../notify-of-payment.ts'
import { post, publishBalances } from '../post.ts'
import type { DepositRow } from './deposit-row.ts'

/**
 * The provider took a payment back: it leaves the account, and what is no longer there is owed by the player, whose
 * other accounts and waiting withdrawals pay it at once (decision 10).
 */
export async function chargeBack(tx: Db, deposit: DepositRow, at: Date): Promise<void> {
  const { id, player_id: playerId, account_id: account, amount, currency } = deposit
  await holdForDebt(tx, playerId)
  const [row] = await tx.query<{ balance: bigint }>('SELECT balance FROM wallet_accounts WHERE id = $1', [account])
  const has = row?.balance ?? 0n
  const owed = has < amount ? amount - has : 0n
  const taken = amount - owed
  const to = { system: 'payments', currency }
  const takenBy = taken > 0n ? await post(tx, { kind: 'chargeback', from: account, to, amount: taken, at }) : null
  const debts = { system: 'player_debts', currency }
  const owedBy = owed > 0n ? await post(tx, { kind: 'chargeback_owed', from: debts, to, amount: owed, at }) : null
  if (owed > 0n) await tx.query('SELECT wallet_owe($1::bigint, $2::bigint, $3)', [account, owed, at])
  await tx.query(
    `UPDATE deposit_intents SET state = 'charged_back', chargeback_transfer = $2, owed_transfer = $3, owed = $4, changed_at = $5
     WHERE id = $1`,
    [id, takenBy, owedBy, owed, at],
  )
  await publishBalances(tx, [account])
  const isOwed = (await openDebts(tx, playerId)).length > 0
  await notifyOfPayment(tx, 'deposit', deposit, isOwed ? 'deposit_owed' : 'deposit_charged_back', at)
}
