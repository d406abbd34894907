import { exchangeAmount, parseFraction } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { type CurrencyRules, debtRefusal, loadCurrencies } from '../../wallet/index.ts'
import { freeMoneyRefusal } from '../free-money.ts'
import type { CashierPorts } from '../ports.ts'

const DAY_MS = 86_400_000
const CENTS = 100

export interface ExchangeWish {
  readonly playerId: number
  readonly from: string
  readonly to: string
  /** In subunits of the first. */
  readonly amount: bigint
}

interface Locked {
  readonly id: bigint
  readonly currency: string
  readonly balance: bigint
}

/** An exchange that may be made, at the rates of its moment. */
export interface PricedExchange {
  readonly from: Locked
  readonly to: Locked
  readonly fromRules: CurrencyRules
  readonly toRules: CurrencyRules
  /** Hundredths of a percent. */
  readonly margin: number
  /** In subunits of the second currency. */
  readonly received: bigint
  /** Unix ms. */
  readonly at: number
}

/**
 * Prices an exchange under the lock of all accounts of the player, in one order, so that two against each other never
 * wait for each other, and of both rates, so that none of them changes before this transaction ends.
 */
export async function priceExchange(
  tx: Db,
  ports: Pick<CashierPorts, 'clock' | 'terms'>,
  wish: ExchangeWish,
): Promise<PricedExchange | Refusal> {
  const accounts = await tx.query<Locked & object>(
    'SELECT id, currency, balance FROM wallet_accounts WHERE player_id = $1 ORDER BY id FOR UPDATE',
    [wish.playerId],
  )
  await tx.query('SELECT 1 FROM currencies WHERE code = ANY ($1) ORDER BY code FOR SHARE', [[wish.from, wish.to]])
  const at = ports.clock.now()
  const currencies = await loadCurrencies(tx, at)
  const [fromRules, toRules] = [currencies.get(wish.from), currencies.get(wish.to)]
  if (fromRules === undefined || toRules === undefined) return refuse('currency_not_offered')
  const from = accounts.find(({ currency }) => currency === wish.from)
  const to = accounts.find(({ currency }) => currency === wish.to)
  if (from === undefined || to === undefined) return refuse('no_account_in_currency')
  const margin = fromRules.exchangeMargin + toRules.exchangeMargin
  const received = exchangeAmount(wish.amount, priced(fromRules), priced(toRules), margin)
  const exchange = { from, to, fromRules, toRules, margin, received, at }
  return (await refusalOf(tx, ports, wish, exchange)) ?? exchange
}

async function refusalOf(
  tx: Db,
  ports: Pick<CashierPorts, 'terms'>,
  { playerId, amount }: ExchangeWish,
  { from, fromRules, toRules, received, at }: PricedExchange,
): Promise<Refusal | null> {
  const owing = await debtRefusal(tx, playerId)
  if (owing !== null) return owing
  if (isTooOld(fromRules, ports, at) || isTooOld(toRules, ports, at)) return refuse('rate_too_old')
  const kept = await freeMoneyRefusal(tx, ports, from, { amount, rules: fromRules, now: at })
  if (kept !== null) return kept
  if (received <= 0n) return refuse('exchange_too_small')
  const left = await leftToday(tx, ports, playerId, fromRules, at)
  return amount <= left
    ? null
    : refuse('exchange_limit_reached', { values: { left: [{ amount: left, currency: fromRules.currency }] } })
}

/** The EUR is the measure: it has no age. */
function isTooOld({ currency, rate }: CurrencyRules, { terms }: Pick<CashierPorts, 'terms'>, now: number): boolean {
  return terms.rateMaxAgeMs !== null && currency.code !== 'EUR' && now - rate.at > terms.rateMaxAgeMs
}

/** What a player may still exchange in this day, down to the subunit of a currency. */
async function leftToday(
  tx: Db,
  { terms }: Pick<CashierPorts, 'terms'>,
  playerId: number,
  { currency, rate }: CurrencyRules,
  now: number,
): Promise<bigint> {
  const [row] = await tx.query<{ left: bigint }>(
    `SELECT greatest(floor(($3::numeric / ${CENTS} - coalesce(sum(x.amount / (c.subunits * x.from_rate)), 0)) * $4::numeric * $5::numeric), 0)::bigint AS left
     FROM exchanges x JOIN wallet_accounts a ON a.id = x.from_account JOIN currencies c ON c.code = a.currency
     WHERE x.player_id = $1 AND x.at > $2`,
    [playerId, new Date(now - DAY_MS), terms.exchangeDayCents, currency.subunits, rate.unitsPerEuro],
  )
  return row?.left ?? 0n
}

function priced({ currency, rate }: CurrencyRules) {
  const unitsPerEuro = parseFraction(rate.unitsPerEuro)
  if (unitsPerEuro === undefined) throw new Error(`The rate of ${currency.code} is not a number`)
  return { currency, unitsPerEuro }
}
