import { divide, type Fraction, floor, fraction, multiply } from '../fraction/index.ts'
import type { Currency } from '../money/index.ts'

/** A currency with what it is worth: units for one EUR. */
export interface PricedCurrency {
  readonly currency: Currency
  readonly unitsPerEuro: Fraction
}

/**
 * What an amount is in another currency, down to its subunit: there and back again is never more than it was.
 * @param subunits of `from`
 */
export function exchangeAmount(subunits: bigint, from: PricedCurrency, to: PricedCurrency): bigint {
  const units = fraction(subunits * BigInt(to.currency.subunits), from.currency.subunits)
  return floor(multiply(units, divide(to.unitsPerEuro, from.unitsPerEuro)))
}
