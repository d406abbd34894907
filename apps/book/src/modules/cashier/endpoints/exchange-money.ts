import type { Db } from '../../../db/index.ts'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { hashOf } from '../../../kernel/hash-of.ts'
import { once } from '../../../kernel/once.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { accountView } from '../../platform/index.ts'
import { listAccounts } from '../../wallet/index.ts'
import { type PricedExchange, priceExchange } from '../exchange/price-exchange.ts'
import { findQuote } from '../exchange/quotes.ts'
import type { CashierPorts } from '../ports.ts'
import { post, publishBalances } from '../post.ts'

type Request = CallRequest<'exchangeMoney'>

async function exchange(tx: Db, request: Request, ports: CashierPorts): Promise<bigint | Refusal> {
  const { player, body, idempotencyKey: key } = request
  const { playerId } = player
  // A key works once, also when its response is older than a day and forgotten: the money was moved.
  const [before] = await tx.query<{ body_hash: string; received: bigint }>(
    'SELECT body_hash, received FROM exchanges WHERE player_id = $1 AND key = $2',
    [playerId, key],
  )
  if (before !== undefined)
    return before.body_hash === hashOf(body) ? before.received : refuse('idempotency_key_reused')
  const { from, to } = body
  const exchange = await priceExchange(tx, ports, { playerId, from, to, amount: BigInt(body.amount) })
  if (exchange instanceof Refusal) return exchange
  const changed = await notAsShown(tx, request, exchange)
  if (changed !== null) return changed
  await book(tx, request, exchange)
  return exchange.received
}

/** An offer is kept to the subunit or refused; without one, less than was shown is refused. */
async function notAsShown(tx: Db, { player, body }: Request, exchange: PricedExchange): Promise<Refusal | null> {
  const { received, at } = exchange
  if (body.quote_id === undefined) return received < BigInt(body.expected) ? refuse('rate_changed') : null
  const quote = await findQuote(tx, player.playerId, body.quote_id)
  if (quote === null || quote.expiresAt.getTime() <= at) return refuse('quote_over')
  const isOfThis = quote.from === body.from && quote.to === body.to && quote.amount === BigInt(body.amount)
  return isOfThis && quote.received === received && received === BigInt(body.expected) ? null : refuse('rate_changed')
}

async function book(tx: Db, { player, body, idempotencyKey: key }: Request, exchange: PricedExchange): Promise<void> {
  const { from, to, fromRules, toRules, margin, received } = exchange
  const at = new Date(exchange.at)
  const amount = BigInt(body.amount)
  const house = (currency: string) => ({ system: 'exchange', currency })
  const out = await post(tx, { kind: 'exchange_out', from: from.id, to: house(body.from), amount, at })
  const into = await post(tx, { kind: 'exchange_in', from: house(body.to), to: to.id, amount: received, at })
  await tx.query(
    `INSERT INTO exchanges (player_id, from_account, to_account, amount, received, from_rate, to_rate, margin, quote_id, out_transfer,
       in_transfer, key, body_hash, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[player.playerId, from.id, to.id, amount, received, fromRules.rate.unitsPerEuro, toRules.rate.unitsPerEuro],
      ...[margin, body.quote_id ?? null, out, into, key, hashOf(body), at],
    ],
  )
  await publishBalances(tx, [from.id, to.id])
}

export function exchangeMoney(ports: CashierPorts): Handler<'exchangeMoney'> {
  return async (request) => {
    const { player, body, idempotencyKey: key, locale } = request
    const { playerId } = player
    if (body.from === body.to) return refuse('exchange_same_currency')
    return ports.db.tx(async (tx) => {
      await tx.query('SELECT 1 FROM wallet_accounts WHERE player_id = $1 ORDER BY id FOR UPDATE', [playerId])
      const keyed = { playerId, call: 'exchangeMoney', key, body, now: ports.clock.now(), locale } as const
      return once(tx, keyed, async () => {
        const received = await exchange(tx, request, ports)
        if (received instanceof Refusal) return received
        const accounts = (await listAccounts(tx, playerId)).map((account) => accountView(account, ports.currencies))
        return { data: { received: Number(received), accounts } }
      })
    })
  }
}
