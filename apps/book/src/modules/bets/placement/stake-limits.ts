import { stakeLimits as limitsOf, type StakeLimits } from '@touchline/betting'
import type { CurrencyRules } from '../../wallet/index.ts'
import { fullMultiplier } from '../bet-odds.ts'
import { largestPayout } from '../exposure/amount.ts'
import type { BetShape } from './bet-shape.ts'

/**
 * Smallest and largest stake the book takes on a bet, by the rule that the slip has too.
 * @param room in cents of a EUR, what its open bets leave; null where it is not known
 */
export function stakeLimits(
  rules: CurrencyRules,
  shape: BetShape,
  odds: readonly number[],
  room: bigint | null,
): StakeLimits {
  return limitsOf(rules, fullMultiplier(shape, odds), room === null ? null : largestPayout(rules, room))
}
