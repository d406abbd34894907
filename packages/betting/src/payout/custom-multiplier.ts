import { type Fraction, multiply, ONE, ZERO } from '../fraction/index.ts'
import { type Odds, oddsFraction } from '../odds/index.ts'
import type { DecidedLegResult } from './leg.ts'

/** A decided leg of a custom bet. */
export interface CustomLegResult {
  readonly result: DecidedLegResult
  /** Share of the leg that wins; null or absent: all of it. */
  readonly deadHeatFactor?: Fraction | null | undefined
}

/**
 * What a custom bet returns for a stake of one, from its decided legs; the others are taken to win. All legs won: the
 * price, times the share of each dead heat. One lost: nothing. Otherwise a leg is void, and one price for all of them
 * is void with it.
 */
export function customMultiplier(customOdds: Odds, legs: readonly CustomLegResult[]): Fraction {
  if (legs.some(({ result }) => result === 'lose')) return ZERO
  if (legs.some(({ result }) => result !== 'win')) return ONE
  return legs.reduce((price, { deadHeatFactor }) => multiply(price, deadHeatFactor ?? ONE), oddsFraction(customOdds))
}
