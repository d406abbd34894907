import { divide, type Fraction, floor, fraction, multiply } from '../fraction/index.ts'
import { type BetShape, betMultiplier } from '../payout/index.ts'

/** Share of the fair value that is paid out: the house margin of a cash-out. */
export const CASH_OUT_FACTOR: Fraction = { n: 19n, d: 20n }

/**
 * Fair value of a bet now, in subunits, exact: settled legs at their effective odds, open legs at their expected ones.
 * @param stake in subunits
 */
export function fairCashOut(stake: number | bigint, shape: BetShape, legs: readonly Fraction[]): Fraction {
  return multiply(fraction(stake), betMultiplier(shape, legs))
}

/** Fair value of a bet with one price, by that price and the fair one now. */
export function fairCashOutByOdds(stake: number | bigint, placedOdds: Fraction, currentOdds: Fraction): Fraction {
  return divide(multiply(fraction(stake), placedOdds), currentOdds)
}

/** The offer for a fair value: less the margin, rounded down to the subunit. */
export function cashOutOffer(fairValue: Fraction, factor: Fraction = CASH_OUT_FACTOR): bigint {
  return floor(multiply(fairValue, factor))
}

/** Whether a cash-out may be offered: every open leg's market is active and its `cashout_status` is 1. */
export function isCashOutOpen(
  openLegs: readonly { readonly isMarketActive: boolean; readonly cashoutStatus: number }[],
): boolean {
  return openLegs.every((leg) => leg.isMarketActive && leg.cashoutStatus === 1)
}
