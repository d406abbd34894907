import type { Fraction } from '../fraction/index.ts'
import type { BetResult, BetType } from '../vocabulary/index.ts'
import type { DecidedLegResult } from './leg.ts'

function singleResult(leg: DecidedLegResult): BetResult {
  switch (leg) {
    case 'win':
      return 'win_entire'
    case 'half_win':
      return 'refund_half_win_other'
    case 'void':
      return 'refund_entire'
    case 'half_lose':
      return 'refund_half_lose_other'
    case 'lose':
      return 'lose_entire'
  }
}

/**
 * The result a bet shows once every leg that matters is decided. A single shows what its leg did. Several legs show the
 * bet as a whole: nothing returned is a loss, all legs void a refund, anything else a win, even where half results or a
 * dead heat leave less than the stake.
 * @param multiplier what the bet returns for a stake of one
 */
export function betResult(type: BetType, legs: readonly DecidedLegResult[], multiplier: Fraction): BetResult {
  const [first] = legs
  if (type === 'single' && first !== undefined) return singleResult(first)
  if (multiplier.n === 0n) return 'lose_entire'
  if (legs.every((leg) => leg === 'void')) return 'refund_entire'
  const isCustomRefund = type === 'custom_bet' && legs.some((leg) => leg !== 'win')
  return isCustomRefund ? 'refund_entire' : 'win_entire'
}
