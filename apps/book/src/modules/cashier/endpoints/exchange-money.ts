import { exchangeAmount, parseFraction } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { accountView } from '../../platform/index.ts'
import { type CurrencyRules, debtRefusal, listAccounts } from '../../wallet/index.ts'
import { hashOf } from '../keyed.ts'
import type { CashierPorts } from '../ports.ts'
import { post, tellBalances } from '../post.ts'

type Request = CallRequest<'exchangeMoney'>

interface Locked {
  readonly id: bigint
  readonly currency: string
  readonly balance: bigint
}

function priced({ currency, rate }: CurrencyRules) {
  const unitsPerEuro = parseFraction(rate.unitsPerEuro)
  if (unitsPerEuro === undefined) throw new Error(`The rate of ${currency.code} is not a number`)
  return { currency, unitsPerEuro }
}

/** All accounts are locked in one order, so that two exchanges against each other never wait for each other. */
async function exchange(tx: Db, { player, body, idempotencyKey: key }: Request, ports: CashierPorts) {
  const { playerId } = player
  const [fromRules, toRules] = [ports.currencies.get(body.from), ports.currencies.get(body.to)]
  if (fromRules === undefined || toRules === undefined) return refuse('currency_not_offered')
  const accounts = await tx.query<Locked & object>(
    'SELECT id, currency, balance FROM wallet_accounts WHERE player_id = $1 ORDER BY id FOR UPDATE',
    [playerId],
  )
  const from = accounts.find(({ currency }) => currency === body.from)
  const to = accounts.find(({ currency }) => currency === body.to)
  if (from === undefined || to === undefined) return refuse('no_account_in_currency')
  const hash = hashOf(body)
  const [before] = await tx.query<{ body_hash: string; received: bigint }>(
    'SELECT body_hash, received FROM exchanges WHERE player_id = $1 AND key = $2',
    [playerId, key],
  )
  if (before !== undefined) return before.body_hash === hash ? before.received : refuse('idempotency_key_reused')
  const amount = BigInt(body.amount)
  const owing = await debtRefusal(tx, playerId)
  if (owing !== null) return owing
  if (from.balance < amount) return refuse('balance_too_low')
  const received = exchangeAmount(amount, priced(fromRules), priced(toRules))
  if (received <= 0n) return refuse('exchange_too_small')
  if (received < BigInt(body.expected)) return refuse('rate_changed')
  const at = new Date(ports.clock.now())
  const house = (currency: string) => ({ system: 'exchange', currency })
  const out = await post(tx, { kind: 'exchange_out', from: from.id, to: house(body.from), amount, at })
  const into = await post(tx, { kind: 'exchange_in', from: house(body.to), to: to.id, amount: received, at })
  await tx.query(
    `INSERT INTO exchanges (player_id, from_account, to_account, amount, received, from_rate, to_rate, out_transfer, in_transfer, key,
       body_hash, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[playerId, from.id, to.id, amount, received, fromRules.rate.unitsPerEuro, toRules.rate.unitsPerEuro],
      ...[out, into, key, hash, at],
    ],
  )
  await tellBalances(tx, [from.id, to.id])
  return received
}

export function exchangeMoney(ports: CashierPorts): Handler<'exchangeMoney'> {
  return async (request) => {
    const { player, body } = request
    if (body.from === body.to) return refuse('exchange_same_currency')
    const received = await ports.db.tx((tx) => exchange(tx, request, ports))
    if (received instanceof Refusal) return received
    const accounts = await listAccounts(ports.db, player.playerId)
    const views = accounts.map((account) => accountView(account, ports.currencies))
    return { data: { received: Number(received), accounts: views } }
  }
}
