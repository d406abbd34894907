import { type Fraction, fraction, multiply, parseFraction, roundHalfUp } from '../fraction/index.ts'
import { ODDS_SCALE } from '../vocabulary/index.ts'

/** Decimal odds as an integer times 10,000. */
export type Odds = number

/** The exact decimal odds of scaled ones: 21000 is 21/10. */
export function oddsFraction(odds: Odds): Fraction {
  return fraction(odds, ODDS_SCALE)
}

/** Scaled odds of an exact decimal, half-up to the ten-thousandth. */
export function scaleOdds(decimal: Fraction): Odds {
  return Number(roundHalfUp(multiply(decimal, fraction(ODDS_SCALE))))
}

/** Scaled odds of a decimal text such as '2.10'; undefined where it is not one, or below 1. */
export function parseOdds(text: string): Odds | undefined {
  const decimal = text.includes('/') ? undefined : parseFraction(text)
  if (decimal === undefined || decimal.n < decimal.d) return undefined
  const odds = scaleOdds(decimal)
  return Number.isSafeInteger(odds) ? odds : undefined
}
