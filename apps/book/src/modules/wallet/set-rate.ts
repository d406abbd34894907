import { parseFraction } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import type { Clock } from '../../kernel/clock.ts'

export type RateChange =
  | { readonly kind: 'set' }
  | { readonly kind: 'refused'; readonly reason: 'unknown_currency' | 'not_a_rate' | 'euro_is_fixed' }

/**
 * Stores what a currency is worth from now on; earlier rates stay, also one of the same moment. The EUR is the measure
 * and does not change.
 * @param unitsPerEuro exact decimal above 0
 */
export async function setRate(
  db: Db,
  currency: string,
  unitsPerEuro: string,
  clock: Pick<Clock, 'now'>,
): Promise<RateChange> {
  const rate = /^\d{1,12}(\.\d{1,12})?$/.test(unitsPerEuro) ? parseFraction(unitsPerEuro) : undefined
  if (rate === undefined || rate.n <= 0n) return { kind: 'refused', reason: 'not_a_rate' }
  if (currency === 'EUR') return { kind: 'refused', reason: 'euro_is_fixed' }
  const isSet = await db.tx(async (tx) => {
    // An exchange locks its rate, so a new rate takes effect between two exchanges, never within one.
    const known = await tx.query('SELECT 1 FROM currencies WHERE code = $1 FOR NO KEY UPDATE', [currency])
    if (known.length === 0) return false
    await tx.query(
      `INSERT INTO currency_rates (currency, at, units_per_euro)
       SELECT $1, greatest($2::timestamptz, (SELECT max(at) + interval '1 microsecond' FROM currency_rates
                                             WHERE currency = $1 AND at < $2::timestamptz + interval '1 ms')), $3`,
      [currency, new Date(clock.now()), unitsPerEuro],
    )
    return true
  })
  return isSet ? { kind: 'set' } : { kind: 'refused', reason: 'unknown_currency' }
}
