import { type Fraction, fraction, multiply, roundHalfUp } from '../fraction/index.ts'
import type { Currency } from './currency.ts'

/**
 * The same value in another currency, half-up to its subunit.
 * @param rate units of `to` for one unit of `from`
 */
export function convertAmount(subunits: number | bigint, from: Currency, to: Currency, rate: Fraction): bigint {
  return roundHalfUp(multiply(fraction(BigInt(subunits) * BigInt(to.subunits), from.subunits), rate))
}
