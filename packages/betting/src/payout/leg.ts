import { add, type Fraction, HALF, multiply, ONE, ZERO } from '../fraction/index.ts'
import type { LegResult } from '../vocabulary/index.ts'

/** A leg that is decided. */
export type DecidedLegResult = Exclude<LegResult, 'open'>

/**
 * What one unit of stake on a decided leg returns: the price when it won, 1 when void, the mean of both sides when half
 * won or half lost. A dead heat multiplies the winning part by its factor, so that a winner may return less than its
 * stake.
 */
export function effectiveOdds(odds: Fraction, result: DecidedLegResult, deadHeatFactor: Fraction = ONE): Fraction {
  const won = multiply(odds, deadHeatFactor)
  switch (result) {
    case 'win':
      return won
    case 'half_win':
      return multiply(add(won, ONE), HALF)
    case 'void':
      return ONE
    case 'half_lose':
      return HALF
    case 'lose':
      return ZERO
  }
}
