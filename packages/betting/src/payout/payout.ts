import { type Fraction, fraction, multiply, roundHalfUp } from '../fraction/index.ts'

/** A payout and whether the cap cut it. */
export interface Payout {
  /** In subunits. */
  readonly amount: bigint
  readonly isCapped: boolean
}

/**
 * What a stake returns: exact up to here, rounded once, half-up to the subunit, then held to the largest payout.
 * @param stake in subunits
 * @param multiplier return for a stake of one
 * @param maxPayout in subunits of the same currency
 */
export function payout(stake: number | bigint, multiplier: Fraction, maxPayout: number | bigint): Payout {
  const amount = roundHalfUp(multiply(fraction(stake), multiplier))
  const cap = BigInt(maxPayout)
  return amount > cap ? { amount: cap, isCapped: true } : { amount, isCapped: false }
}
