import { type Fraction, ONE, product, ZERO } from '../fraction/index.ts'
import { type Odds, oddsFraction } from '../odds/index.ts'
import type { LegResult } from '../vocabulary/index.ts'

/** A leg of a custom bet. */
export interface CustomLegResult {
  readonly result: LegResult
  /** Share of the leg that wins; null or absent: all of it. */
  readonly deadHeatFactor?: Fraction | null | undefined
}

/**
 * What a custom bet returns for a stake of one, an open leg counting as won. All legs won: the price, times the share
 * of each dead heat. One lost: nothing. Otherwise a leg is void, and one price for all of them is void with it.
 */
export function customMultiplier(customOdds: Odds, legs: readonly CustomLegResult[]): Fraction {
  const has = (...results: readonly LegResult[]) => legs.some(({ result }) => results.includes(result))
  if (has('lose')) return ZERO
  if (has('void', 'half_win', 'half_lose')) return ONE
  return product([oddsFraction(customOdds), ...legs.map(({ deadHeatFactor }) => deadHeatFactor ?? ONE)])
}
