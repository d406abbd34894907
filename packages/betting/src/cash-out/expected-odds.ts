import { add, type Fraction, HALF, multiply } from '../fraction/index.ts'

/** Chances of a leg now; the rest to 1 is its chance to lose. */
export interface LegChances {
  readonly win: Fraction
  readonly halfWin: Fraction
  readonly push: Fraction
  readonly halfLose: Fraction
}

/**
 * What one unit of stake on an open leg is expected to return. Half results count with half their stake on each side.
 */
export function expectedOdds(odds: Fraction, chances: LegChances): Fraction {
  const paid = add(chances.win, multiply(chances.halfWin, HALF))
  const returned = add(chances.push, multiply(add(chances.halfWin, chances.halfLose), HALF))
  return add(multiply(odds, paid), returned)
}
