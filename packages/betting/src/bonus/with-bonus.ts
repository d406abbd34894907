import { assertNever } from '../assert-never.ts'
import { add, compare, type Fraction, multiply, ONE, subtract, ZERO } from '../fraction/index.ts'
import { oddsFraction } from '../odds/index.ts'
import type { BetResult, LegResult } from '../vocabulary/index.ts'
import { activeRange } from './boost-range.ts'
import { type BetBonus, isFreebetKind, isHouseStake } from './terms.ts'

/** The range of a combo boost by how its selections ended: a void one counts no more. */
function boostOf({ ranges, counting }: Extract<BetBonus, { type: 'comboboost' }>, legs: readonly LegResult[]) {
  return activeRange(ranges, counting.filter((place) => legs[place] !== 'void').length)
}

/**
 * What one unit of stake pays with a bonus, from what it returns without. A combo boost multiplies winnings and nothing
 * else; free bets pay winnings (plain, only-win), the whole return (all-win) or at least the stake (no-risk). Where the
 * stake is the house's and the bet is refunded nothing is paid: the free bet may come back instead (`givesBack`).
 * @param base return for a stake of one without the bonus
 * @param legs how the legs ended, an open one being meant to win
 */
export function withBonus(bonus: BetBonus, base: Fraction, legs: readonly LegResult[], isRefund: boolean): Fraction {
  switch (bonus.type) {
    case 'comboboost': {
      const range = boostOf(bonus, legs)
      if (range === undefined || compare(base, ONE) <= 0) return base
      return add(ONE, multiply(subtract(base, ONE), oddsFraction(range.bonus_odds)))
    }
    case 'freebet':
    case 'freebet_only_win':
      return compare(base, ONE) > 0 ? subtract(base, ONE) : ZERO
    case 'freebet_no_risk':
      return compare(base, ONE) < 0 ? ONE : base
    case 'freebet_all_win':
      return isRefund ? ZERO : base
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      return base
    default:
      return assertNever(bonus)
  }
}

/**
 * Whether a free bet can be used again after a bet that ended so. Not taken, cancelled and void bets give it back, but
 * for the one that pays only where the bet wins and is gone otherwise: it comes back only from a bet that was never
 * taken.
 */
export function givesBack(type: string, status: string, result: BetResult): boolean {
  if (!isFreebetKind(type)) return false
  if (status === 'rejected') return true
  if (type === 'freebet_only_win') return false
  return status === 'cancelled' || (status === 'done' && result === 'refund_entire')
}

/** What a cancelled bet pays, in subunits: its stake, where that was the player's. */
export function cancelledPayout(bonus: BetBonus | null | undefined, stake: bigint): bigint {
  return bonus != null && isHouseStake(bonus.type) ? 0n : stake
}
