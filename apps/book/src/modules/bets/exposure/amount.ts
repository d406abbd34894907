import {
  divideFractions,
  type Fraction,
  floorFraction,
  fraction,
  multiplyFractions,
  parseFraction,
} from '@touchline/betting'
import type { CurrencyRules } from '../../wallet/index.ts'

const EURO_CENTS = 100

/** Cents of a EUR that a subunit is worth, exactly. */
function centsPerSubunit({ currency, rate }: CurrencyRules): Fraction {
  const unitsPerEuro = parseFraction(rate.unitsPerEuro)
  if (unitsPerEuro === undefined) throw new Error(`The rate of ${currency.code} is not a number: ${rate.unitsPerEuro}`)
  return divideFractions(fraction(EURO_CENTS, currency.subunits), unitsPerEuro)
}

/** A possible payout in cents of a EUR, rounded up. */
export function exposureAmount(rules: CurrencyRules, subunits: bigint): bigint {
  const { n, d } = multiplyFractions(fraction(subunits), centsPerSubunit(rules))
  return (n + d - 1n) / d
}

/** The largest payout, in subunits, that such an amount in cents of a EUR leaves room for. */
export function largestPayout(rules: CurrencyRules, cents: bigint): bigint {
  return floorFraction(divideFractions(fraction(cents), centsPerSubunit(rules)))
}

/** The smallest of some amounts; Math.min does not take BigInts. */
export function least(first: bigint, ...others: readonly bigint[]): bigint {
  let smallest = first
  for (const other of others) if (other < smallest) smallest = other
  return smallest
}
