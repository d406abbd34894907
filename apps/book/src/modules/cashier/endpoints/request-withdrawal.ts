import type { Db } from '../../../db/index.ts'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { hashOf } from '../../../kernel/hash-of.ts'
import { once } from '../../../kernel/once.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { debtRefusal, loadCurrencies } from '../../wallet/index.ts'
import { freeMoneyRefusal } from '../free-money.ts'
import type { CashierPorts } from '../ports.ts'
import { post, publishBalances } from '../post.ts'
import { methodRefusal } from '../withdrawals/method-refusal.ts'
import { findWithdrawal, withdrawalView } from '../withdrawals/withdrawal-row.ts'

type Request = CallRequest<'requestWithdrawal'>

interface Account {
  readonly id: bigint
  readonly balance: bigint
}

/**
 * Excluded players withdraw as all others do. Of a bet and a withdrawal of the same money one gets it: both lock the
 * account.
 */
export function requestWithdrawal(ports: CashierPorts): Handler<'requestWithdrawal'> {
  return (request) =>
    ports.db.tx(async (tx) => {
      const { player, body, idempotencyKey: key, locale } = request
      const { playerId } = player
      const [account] = await tx.query<Account & object>(
        'SELECT id, balance FROM wallet_accounts WHERE player_id = $1 AND currency = $2 FOR UPDATE',
        [playerId, body.currency],
      )
      if (account === undefined) return refuse('no_account_in_currency')
      const keyed = { playerId, call: 'requestWithdrawal', key, body, now: ports.clock.now(), locale } as const
      return once(tx, keyed, async () => {
        // A key works once, also when its response is older than a day and forgotten: the money was moved.
        const before = await findWithdrawal(tx, playerId, { key })
        if (before !== null && before.body_hash !== hashOf(body)) return refuse('idempotency_key_reused')
        const refusal = before === null ? await reserve(tx, ports, request, account) : null
        if (refusal !== null) return refusal
        const made = before ?? (await findWithdrawal(tx, playerId, { key }))
        return made === null ? refuse('not_found') : { data: withdrawalView(made) }
      })
    })
}

async function reserve(tx: Db, ports: CashierPorts, request: Request, account: Account): Promise<Refusal | null> {
  const { player, body, idempotencyKey: key } = request
  const { playerId } = player
  const now = ports.clock.now()
  const [method] = await tx.query('SELECT 1 FROM payment_methods WHERE id = $1::bigint AND player_id = $2', [
    body.method_id,
    playerId,
  ])
  if (method === undefined) return refuse('payment_method_unknown')
  const owing = await debtRefusal(tx, playerId)
  if (owing !== null) return owing
  const rules = (await loadCurrencies(tx, now)).get(body.currency)
  if (rules === undefined) return refuse('currency_not_offered')
  const amount = BigInt(body.amount)
  if (amount < rules.minWithdrawal) {
    const least = [{ amount: rules.minWithdrawal, currency: rules.currency }]
    return refuse('withdrawal_too_low', { values: { least } })
  }
  const wish = { amount, rules, now }
  const kept = await freeMoneyRefusal(tx, ports, account, wish)
  if (kept !== null) return kept
  const above = await methodRefusal(tx, playerId, body.method_id, wish)
  if (above !== null) return above
  const at = new Date(now)
  const to = { system: 'withdrawals_pending', currency: body.currency }
  const transfer = await post(tx, { kind: 'withdrawal_reserved', from: account.id, to, amount, at })
  await tx.query(
    `INSERT INTO withdrawal_requests (player_id, account_id, currency, amount, method_id, key, body_hash, reserved_transfer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [playerId, account.id, body.currency, amount, body.method_id, key, hashOf(body), transfer, at],
  )
  await publishBalances(tx, [account.id])
  return null
}
