import type { Fraction } from '../fraction/index.ts'
import { type Currency, convertAmount, currencyOf } from '../money/index.ts'

/** Largest payout of one bet: 1,000,000.00 EUR, in EUR cents. */
export const MAX_PAYOUT_EUR_SUBUNITS = 100_000_000

/**
 * Largest payout of one bet in subunits of a currency.
 * @param unitsPerEuro units of the currency for one EUR
 */
export function maxPayoutIn(currency: Currency, unitsPerEuro: Fraction): bigint {
  return convertAmount(MAX_PAYOUT_EUR_SUBUNITS, currencyOf('EUR'), currency, unitsPerEuro)
}
