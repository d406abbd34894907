/** A bet as far as selling a part of it goes; in subunits. */
export interface SellableBet {
  /** Stake still at risk. */
  readonly openStake: number
  /** What the rest of it may win, by its stake; see `winLeft`. */
  readonly winOf: (stakeLeft: number) => number
  /** What the whole of it can be sold for now. */
  readonly value: number
}

/** The result of a partial cash-out; in subunits. */
export interface PartPreview {
  readonly paid: number
  readonly stakeLeft: number
  readonly winLeft: number
}

/** The amount that a share of a value comes to, half-up, at least 1. */
export function amountOfShare(value: number, percent: number): number {
  return Math.max(1, Number((2n * BigInt(value) * BigInt(percent) + 100n) / 200n))
}

/**
 * The rest of a bet after a partial cash-out: the smallest part of the stake that is worth the amount is sold, as the
 * book does it. From the whole value on nothing is left.
 */
export function previewPart({ openStake, winOf, value }: SellableBet, amount: number): PartPreview {
  if (amount >= value || value <= 0) return { paid: value, stakeLeft: 0, winLeft: 0 }
  const [stake, whole, wanted] = [BigInt(openStake), BigInt(value), BigInt(amount)]
  const sold = (wanted * stake + whole - 1n) / whole
  const left = stake - sold
  return { paid: amount, stakeLeft: Number(left), winLeft: winOf(Number(left)) }
}
