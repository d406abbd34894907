import { divideFractions, floorFraction, fraction } from '@touchline/betting'
import type { CurrencyRules } from '../../wallet/index.ts'
import { fullMultiplier } from '../bet-odds.ts'
import type { BetShape } from './bet-shape.ts'

export interface StakeLimits {
  /** In subunits. */
  readonly min: bigint
  readonly max: bigint
}

/** Smallest and largest stake the book takes on a bet: the currency's own limits, and no return above the largest payout. */
export function stakeLimits(rules: CurrencyRules, shape: BetShape, odds: readonly number[]): StakeLimits {
  const byPayout = floorFraction(divideFractions(fraction(rules.maxPayout), fullMultiplier(shape, odds)))
  const isLonger = byPayout < rules.maxStake
  return { min: rules.minStake, max: isLonger ? byPayout : rules.maxStake }
}
