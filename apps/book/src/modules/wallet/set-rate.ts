import { parseFraction } from '@touchline/betting'
import type { Db } from '../../db/index.ts'

export type RateChange =
  | { readonly kind: 'set' }
  | { readonly kind: 'refused'; readonly reason: 'unknown_currency' | 'not_a_rate' | 'euro_is_fixed' }

/**
 * Stores what a currency is worth from now on; earlier rates stay. The EUR is the measure and does not change.
 * @param unitsPerEuro exact decimal above 0
 */
export async function setRate(db: Db, currency: string, unitsPerEuro: string, now: number): Promise<RateChange> {
  const rate = /^\d{1,12}(\.\d{1,12})?$/.test(unitsPerEuro) ? parseFraction(unitsPerEuro) : undefined
  if (rate === undefined || rate.n <= 0n) return { kind: 'refused', reason: 'not_a_rate' }
  if (currency === 'EUR') return { kind: 'refused', reason: 'euro_is_fixed' }
  const stored = await db.query(
    `INSERT INTO currency_rates (currency, at, units_per_euro) SELECT code, $2, $3 FROM currencies WHERE code = $1
     ON CONFLICT (currency, at) DO UPDATE SET units_per_euro = $3 RETURNING 1`,
    [currency, new Date(now), unitsPerEuro],
  )
  return stored.length > 0 ? { kind: 'set' } : { kind: 'refused', reason: 'unknown_currency' }
}
