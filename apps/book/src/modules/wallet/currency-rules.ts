import { type Currency, maxPayoutIn, parseFraction } from '@touchline/betting'
import type { Db } from '../../db/index.ts'

/** What the book knows of a currency. Amounts in its subunits. */
export interface CurrencyRules {
  readonly currency: Currency
  readonly isFiat: boolean
  readonly minStake: bigint
  /** Largest stake of one bet; a long price lowers it further through the payout cap. */
  readonly maxStake: bigint
  /** Largest payout of one bet: 1,000,000.00 EUR at the stored rate. */
  readonly maxPayout: bigint
}

export type CurrencyTable = ReadonlyMap<string, CurrencyRules>

interface Row {
  readonly code: string
  readonly subunits: number
  readonly units_per_euro: string
  readonly fiat: boolean
  readonly min_stake: bigint
  readonly max_stake: bigint
}

/** Reads the currencies of the book, by code. Rates change with a restart only. */
export async function loadCurrencies(db: Db): Promise<CurrencyTable> {
  const rows = await db.query<Row>(
    'SELECT code, subunits, units_per_euro, fiat, min_stake, max_stake FROM currencies',
    [],
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
    minStake: row.min_stake,
    maxStake: row.max_stake,
    maxPayout: maxPayoutIn(currency, rate),
  }
}
