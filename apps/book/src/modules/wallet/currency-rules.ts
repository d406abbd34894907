import { type Currency, maxPayoutIn, parseFraction } from '@touchline/betting'
import type { Db } from '../../db/index.ts'

/** What the book knows of a currency. Amounts in its subunits. */
export interface CurrencyRules {
  readonly currency: Currency
  readonly isFiat: boolean
  /** Units for one EUR, as an exact decimal, and since when (Unix ms). */
  readonly rate: { readonly unitsPerEuro: string; readonly at: number }
  readonly minStake: bigint
  /** Largest stake of one bet; a long price lowers it further through the payout cap. */
  readonly maxStake: bigint
  /** What the operator keeps of an exchange into or out of it, in hundredths of a percent. */
  readonly exchangeMargin: number
  readonly minWithdrawal: bigint
  /** Largest payout of one bet: 1,000,000.00 EUR at the stored rate. */
  readonly maxPayout: bigint
}

export type CurrencyTable = ReadonlyMap<string, CurrencyRules>

interface Row {
  readonly code: string
  readonly subunits: number
  readonly units_per_euro: string
  readonly rate_at: Date
  readonly fiat: boolean
  readonly min_stake: bigint
  readonly max_stake: bigint
  readonly exchange_margin: number
  readonly min_withdrawal: bigint
}

/** Reads the currencies of the book with the rates that hold now, by code. */
export async function loadCurrencies(db: Db, now: number): Promise<Map<string, CurrencyRules>> {
  const rows = await db.query<Row>(
    `SELECT c.code, c.subunits, r.units_per_euro, r.at AS rate_at, c.fiat, c.min_stake, c.max_stake, c.exchange_margin,
       c.min_withdrawal
     FROM currencies c CROSS JOIN LATERAL (
       SELECT trim_scale(units_per_euro) AS units_per_euro, at FROM currency_rates
       WHERE currency = c.code AND at < $1::timestamptz + interval '1 ms' ORDER BY at DESC LIMIT 1) r
     ORDER BY c.code <> 'EUR', NOT c.fiat, c.code`,
    [new Date(now)],
  )
  return new Map(rows.map((row) => [row.code, rulesOf(row)]))
}

function rulesOf(row: Row): CurrencyRules {
  const rate = parseFraction(row.units_per_euro)
  if (rate === undefined) throw new Error(`The rate of ${row.code} is not a number: ${row.units_per_euro}`)
  const currency = { code: row.code, subunits: row.subunits }
  return {
    currency,
    isFiat: row.fiat,
    rate: { unitsPerEuro: row.units_per_euro, at: row.rate_at.getTime() },
    minStake: row.min_stake,
    maxStake: row.max_stake,
    exchangeMargin: row.exchange_margin,
    minWithdrawal: row.min_withdrawal,
    maxPayout: maxPayoutIn(currency, rate),
  }
}
