import { type BetBonus, withBonus } from '../bonus/index.ts'
import { type Fraction, ONE } from '../fraction/index.ts'
import { type Odds, oddsFraction } from '../odds/index.ts'
import type { BetResult, LegResult } from '../vocabulary/index.ts'
import { betResult } from './bet-result.ts'
import { customMultiplier } from './custom-multiplier.ts'
import { afterRule4 } from './each-way.ts'
import { type DecidedLegResult, effectiveOdds } from './leg.ts'
import { betMultiplier } from './multiplier.ts'
import { payout } from './payout.ts'

/** A leg at the price that was taken. */
export interface Leg {
  readonly odds: Odds
  readonly result: LegResult
  readonly deadHeatFactor?: Fraction | null | undefined
  /** Percent of the winnings taken off because a runner was withdrawn after the bet (Rule 4). */
  readonly deduction?: Fraction | null | undefined
}

interface BetBase {
  /** In subunits. */
  readonly stake: number | bigint
  readonly legs: readonly Leg[]
  /** What a bonus changes about what it pays. */
  readonly bonus?: BetBonus | null | undefined
}

/** A bet to settle or to price. */
export type SettleableBet = BetBase &
  (
    | { readonly type: 'single' }
    | { readonly type: 'combo' }
    | { readonly type: 'system'; readonly winCount: number }
    | { readonly type: 'custom_bet'; readonly customOdds: Odds }
  )

/** The state of a bet: open, or settled with its payout in subunits. */
export type BetSettlement =
  | { readonly status: 'open' }
  | {
      readonly status: 'settled'
      readonly result: BetResult
      readonly payout: bigint
      readonly isCapped: boolean
    }

/** The price taken, less the deduction from the winnings. A dead heat then counts its share of that. */
function priceOf({ odds, deduction }: Leg): Fraction {
  return deduction == null ? oddsFraction(odds) : afterRule4(oddsFraction(odds), deduction)
}

/** What the bet returns for a stake of one, an open leg counting as won or, in a custom bet, as not lost. */
function bestMultiplier(bet: SettleableBet): Fraction {
  if (bet.type === 'custom_bet') return customMultiplier(bet.customOdds, bet.legs)
  const legs = bet.legs.map((leg) =>
    effectiveOdds(priceOf(leg), leg.result === 'open' ? 'win' : leg.result, leg.deadHeatFactor ?? ONE),
  )
  return betMultiplier(bet, legs)
}

/** What one unit of stake pays, the bonus being in it. */
function paid(bet: SettleableBet, base: Fraction, isRefund: boolean): Fraction {
  if (bet.bonus == null) return base
  const legs = bet.legs.map(({ result }) => (result === 'open' ? 'win' : result))
  return withBonus(bet.bonus, base, legs, isRefund)
}

/**
 * Settles a bet as far as its legs allow. It is lost as soon as no open leg can save it, and otherwise stays open until
 * the last leg is decided. The result is what the legs give; a bonus changes what is paid, and a lost bet may pay its
 * stake.
 * @param maxPayout in subunits of the bet's currency
 */
export function settleBet(bet: SettleableBet, maxPayout: number | bigint): BetSettlement {
  const multiplier = bestMultiplier(bet)
  const decided = bet.legs.map((leg) => leg.result).filter((result): result is DecidedLegResult => result !== 'open')
  const isLost = multiplier.n === 0n
  if (!isLost && decided.length < bet.legs.length) return { status: 'open' }
  const result = isLost ? 'lose_entire' : betResult(bet.type, decided, multiplier)
  const { amount, isCapped } = payout(bet.stake, paid(bet, multiplier, result === 'refund_entire'), maxPayout)
  return { status: 'settled', result, payout: amount, isCapped }
}

/**
 * The most a bet can return by its present legs, in subunits: open legs count as won. With every leg open this is the
 * potential win shown at placement, bonus included.
 */
export function potentialWin(bet: SettleableBet, maxPayout: number | bigint): bigint {
  return payout(bet.stake, paid(bet, bestMultiplier(bet), false), maxPayout).amount
}
