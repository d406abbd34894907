import type { Handler } from '../../../kernel/handler.ts'
import { hashOf } from '../../../kernel/hash-of.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { debtRefusal, loadCurrencies } from '../../wallet/index.ts'
import { freeMoneyRefusal } from '../free-money.ts'
import type { CashierPorts } from '../ports.ts'
import { post, tellBalances } from '../post.ts'
import { methodRefusal } from '../withdrawals/method-refusal.ts'
import { findWithdrawal, withdrawalView } from '../withdrawals/withdrawal-row.ts'

/** Excluded players withdraw as all others do. Of a bet and a withdrawal of the same money one gets it: both lock the account. */
export function requestWithdrawal(ports: CashierPorts): Handler<'requestWithdrawal'> {
  const { db, clock } = ports
  return async ({ player: { playerId }, body, idempotencyKey: key }) => {
    const hash = hashOf(body)
    const made = await db.tx(async (tx) => {
      const [account] = await tx.query<{ id: bigint; balance: bigint }>(
        'SELECT id, balance FROM wallet_accounts WHERE player_id = $1 AND currency = $2 FOR UPDATE',
        [playerId, body.currency],
      )
      if (account === undefined) return refuse('no_account_in_currency')
      const before = await findWithdrawal(tx, playerId, { key })
      if (before !== null) return before.body_hash === hash ? before : refuse('idempotency_key_reused')
      const [method] = await tx.query('SELECT 1 FROM payment_methods WHERE id = $1::bigint AND player_id = $2', [
        body.method_id,
        playerId,
      ])
      if (method === undefined) return refuse('payment_method_unknown')
      const owing = await debtRefusal(tx, playerId)
      if (owing !== null) return owing
      const rules = (await loadCurrencies(tx, clock.now())).get(body.currency)
      if (rules === undefined) return refuse('currency_not_offered')
      if (BigInt(body.amount) < rules.minWithdrawal) {
        const least = [{ amount: rules.minWithdrawal, currency: rules.currency }]
        return refuse('withdrawal_too_low', { values: { least } })
      }
      const wish = { amount: BigInt(body.amount), rules, now: clock.now() }
      const kept = await freeMoneyRefusal(tx, ports, account, wish)
      if (kept !== null) return kept
      const above = await methodRefusal(tx, playerId, body.method_id, wish)
      if (above !== null) return above
      const at = new Date(clock.now())
      const to = { system: 'withdrawals_pending', currency: body.currency }
      const amount = BigInt(body.amount)
      const transfer = await post(tx, { kind: 'withdrawal_reserved', from: account.id, to, amount, at })
      await tx.query(
        `INSERT INTO withdrawal_requests (player_id, account_id, currency, amount, method_id, key, body_hash, reserved_transfer, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [playerId, account.id, body.currency, amount, body.method_id, key, hash, transfer, at],
      )
      await tellBalances(tx, [account.id])
      return (await findWithdrawal(tx, playerId, { key })) ?? refuse('not_found')
    })
    return made instanceof Refusal ? made : { data: withdrawalView(made) }
  }
}
