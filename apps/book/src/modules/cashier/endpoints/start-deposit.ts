import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import type { CallRequest, Handler } from '../../../kernel/handler.ts'
import { hashOf } from '../../../kernel/hash-of.ts'
import { once } from '../../../kernel/once.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { lockPlayer } from '../../platform/index.ts'
import { depositRefusal, type PolicyTerms, policyOf } from '../../protection/index.ts'
import type { CurrencyRules } from '../../wallet/index.ts'
import { depositLimits } from '../deposits/deposit-limits.ts'
import { type DepositRow, depositView } from '../deposits/deposit-row.ts'
import { findByKey } from '../deposits/find-deposits.ts'
import { missingFields } from '../deposits/missing-fields.ts'
import type { CashierPorts } from '../ports.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** How long a payment can be begun. */
const OPEN_MS = 30 * 60_000
/** The provider is queried when no callback has come for this long. */
const ASK_AFTER_MS = 30_000
const TOKEN_BYTES = 24

type Request = CallRequest<'startDeposit'>

/** The same key and wish get the deposit that was begun by them. */
export function startDeposit(ports: CashierPorts): Handler<'startDeposit'> {
  return async (request) => {
    const { player, body, idempotencyKey, locale } = request
    const { db, provider } = ports
    if (provider === null) return refuse('cashier_closed')
    const rules = ports.currencies.get(body.currency)
    if (rules === undefined) return refuse('currency_not_offered')
    const { min, max } = depositLimits(rules)
    if (body.amount < min) return refuse('deposit_too_low')
    if (body.amount > max) return refuse('deposit_too_high')
    const missing = await missingFields(ports, player.playerId)
    if (missing.length > 0) {
      const details = missing.map((path) => ({ path, message: 'is needed before the first deposit' }))
      return refuse('deposit_fields_missing', { details })
    }
    const hash = hashOf(body)
    return db.tx(async (tx) => {
      const { playerId } = player
      await lockPlayer(tx, playerId)
      const now = ports.clock.now()
      const keyed = { playerId, call: 'startDeposit', key: idempotencyKey, body, now, locale } as const
      return once(tx, keyed, async () => {
        // A key works once, also when its response is older than a day and forgotten.
        const before = await findByKey(tx, playerId, idempotencyKey)
        if (before !== null && before.body_hash !== hash) return refuse('idempotency_key_reused')
        const beginning = { provider, rules, hash, now, defaultKind: provider.kind, policy: ports.policy }
        const made = before ?? (await begin(tx, request, beginning))
        return made instanceof Refusal ? made : { data: depositView(made) }
      })
    })
  }
}

interface Beginning {
  readonly provider: PaymentProvider
  readonly rules: CurrencyRules
  readonly hash: string
  /** Unix ms. */
  readonly now: number
  readonly defaultKind: PaymentProvider['kind']
  readonly policy: PolicyTerms
}

async function begin(
  tx: Db,
  { player, body, idempotencyKey, locale, origin, country }: Request,
  { provider, rules, hash, now, defaultKind, policy: terms }: Beginning,
): Promise<DepositRow | Refusal> {
  const [account] = await tx.query<{ id: bigint }>(
    'SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2',
    [player.playerId, body.currency],
  )
  if (account === undefined) return refuse('no_account_in_currency')
  const wanted = { playerId: player.playerId, amount: BigInt(body.amount), currency: body.currency, at: now }
  const refusal = await depositRefusal(tx, wanted, await policyOf(tx, terms, player.playerId, country))
  if (refusal !== null) return refuse(refusal)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const kind = body.kind ?? defaultKind
  const expiresAt = now + OPEN_MS
  const amount = BigInt(body.amount)
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO deposit_intents (player_id, account_id, currency, amount, kind, provider, token, url, key, body_hash, created_at,
       changed_at, expires_at, ask_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, '', $8, $9, $10, $10, $11, $12) RETURNING id`,
    [
      player.playerId,
      account.id,
      body.currency,
      amount,
      kind,
      provider.name,
      token,
      idempotencyKey,
      hash,
      new Date(now),
      new Date(expiresAt),
      new Date(now + ASK_AFTER_MS),
    ],
  )
  const url = provider.urlOf({
    playerId: player.playerId,
    ...{ token, amount, kind, locale, origin, expiresAt, currency: body.currency, subunits: rules.currency.subunits },
    back: backTo(origin + body.return_path, row?.id ?? 0),
  })
  await tx.query('UPDATE deposit_intents SET url = $2 WHERE id = $1', [row?.id, url])
  return (await findByKey(tx, player.playerId, idempotencyKey)) ?? refuse('not_found')
}

/** The page that the player was on, with the result of the payment. */
function backTo(page: string, deposit: number) {
  const withResult = (result: string) => {
    const url = new URL(page)
    url.searchParams.set('payment', result)
    url.searchParams.set('deposit', String(deposit))
    return url.href
  }
  return { success: withResult('success'), error: withResult('error'), pending: withResult('pending') }
}
