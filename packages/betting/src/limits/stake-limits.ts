import { divide, type Fraction, fraction, ONE, subtract } from '../fraction/index.ts'

/** What a currency allows on one bet. In subunits. */
export interface StakeTerms {
  readonly minStake: number | bigint
  readonly maxStake: number | bigint
  /** Largest payout of one bet. */
  readonly maxPayout: number | bigint
}

/** Smallest and largest stake of a bet, in subunits. Every stake from `min` to `max` is taken, and no other. */
export interface StakeLimits {
  readonly min: bigint
  readonly max: bigint
  /** Why there is no such stake, so that the bet cannot be placed at all; null where there is one. */
  readonly refusal: 'payout_too_high' | 'win_not_above_stake' | null
}

/** The largest stake whose return, rounded half-up to the subunit, is not above a payout. */
export function largestStakeFor(payout: number | bigint, multiplier: Fraction): bigint {
  if (multiplier.n <= 0n || payout < 0n) return 0n
  const { n, d } = divide(fraction(2n * BigInt(payout) + 1n, 2n), multiplier)
  return (n + d - 1n) / d - 1n
}

/** The smallest stake whose return, rounded half-up to the subunit, is above it; null where the price is 1 or less. */
export function smallestStakeFor(multiplier: Fraction): bigint | null {
  const winnings = subtract(multiplier, ONE)
  if (winnings.n <= 0n) return null
  const { n, d } = divide(fraction(1, 2), winnings)
  return (n + d - 1n) / d
}

/**
 * The limits of a bet by its price: the currency's own, no return above the largest payout, so that no part of a stake
 * is without return, and no bet whose return is not above its stake. The slip and the book both call this.
 * @param multiplier return for a stake of one when every leg wins
 * @param room what the bet may pay at most for other reasons, such as what the book has at risk already; in subunits
 */
export function stakeLimits(
  { minStake, maxStake, maxPayout }: StakeTerms,
  multiplier: Fraction,
  room: bigint | null = null,
): StakeLimits {
  const payout = room !== null && room < BigInt(maxPayout) ? room : BigInt(maxPayout)
  const byPayout = largestStakeFor(payout, multiplier)
  const most = BigInt(maxStake)
  const least = BigInt(minStake)
  const byWin = smallestStakeFor(multiplier)
  if (byWin === null) return { min: least, max: 0n, refusal: 'win_not_above_stake' }
  const min = byWin > least ? byWin : least
  const max = byPayout < most ? byPayout : most
  if (min <= max) return { min, max, refusal: null }
  return { min, max, refusal: byPayout < least ? 'payout_too_high' : 'win_not_above_stake' }
}
