import { divide, type Fraction, floor, fraction, multiply } from '../fraction/index.ts'
import type { Currency } from '../money/index.ts'

/** All of it, in hundredths of a percent. */
const WHOLE = 10_000

/** A currency with what it is worth: units for one EUR. */
export interface PricedCurrency {
  readonly currency: Currency
  readonly unitsPerEuro: Fraction
}

/**
 * What an amount is in another currency, down to its subunit: there and back again is never more than it was.
 * @param subunits of `from`
 * @param margin what the operator keeps of it, in hundredths of a percent
 */
export function exchangeAmount(subunits: bigint, from: PricedCurrency, to: PricedCurrency, margin = 0): bigint {
  const units = fraction(
    subunits * BigInt(to.currency.subunits) * BigInt(WHOLE - margin),
    from.currency.subunits * WHOLE,
  )
  return floor(multiply(units, divide(to.unitsPerEuro, from.unitsPerEuro)))
}
