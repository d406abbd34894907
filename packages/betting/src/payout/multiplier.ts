import { assertNever } from '../assert-never.ts'
import { divide, type Fraction, fraction, product, ZERO } from '../fraction/index.ts'
import { binomial, elementarySymmetric } from '../system/index.ts'

/** What decides how the legs of a bet work together. A custom bet has one price of its own for all legs. */
export type BetShape =
  | { readonly type: 'single' }
  | { readonly type: 'combo' }
  | { readonly type: 'system'; readonly winCount: number }

/**
 * Return of a bet for a stake of one, from the effective odds of its legs: their product, or, for a system, the mean of
 * its lines. The whole stake is spread evenly over the lines, and the unit stake is kept exact.
 */
export function betMultiplier(shape: BetShape, legs: readonly Fraction[]): Fraction {
  switch (shape.type) {
    case 'single':
    case 'combo':
      return legs.length === 0 ? ZERO : product(legs)
    case 'system': {
      const lines = binomial(legs.length, shape.winCount)
      return lines === 0n ? ZERO : divide(elementarySymmetric(legs, shape.winCount), fraction(lines))
    }
    default:
      return assertNever(shape)
  }
}
