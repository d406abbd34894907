import { divideFractions, type Fraction, floorFraction, fraction } from '@touchline/betting'
import type { CurrencyRules } from '../../wallet/index.ts'
import { fullMultiplier } from '../bet-odds.ts'
import { largestPayout } from '../exposure/exposure-amount.ts'
import { least } from '../exposure/least.ts'
import type { BetShape } from './bet-shape.ts'

export interface StakeLimits {
  /** In subunits. */
  readonly min: bigint
  readonly max: bigint
}

/**
 * Smallest and largest stake the book takes on a bet: the currency's own limits, no return above the largest payout, and
 * none above the room that its open bets leave.
 * @param room in cents of a EUR; null where it is not known
 */
export function stakeLimits(
  rules: CurrencyRules,
  shape: BetShape,
  odds: readonly number[],
  room: bigint | null,
): StakeLimits {
  const byPayout = floorFraction(divideFractions(fraction(rules.maxPayout), fullMultiplier(shape, odds)))
  const byRoom = room === null ? byPayout : largestStake(fullMultiplier(shape, odds), largestPayout(rules, room))
  return { min: rules.minStake, max: least(rules.maxStake, byPayout, byRoom) }
}

/** The largest stake whose return, rounded half-up, is not above a payout: below (payout + 1/2) / multiplier. */
function largestStake(multiplier: Fraction, payout: bigint): bigint {
  const { n, d } = divideFractions(fraction(2n * payout + 1n, 2n), multiplier)
  return (n + d - 1n) / d - 1n
}
