import { ceilDivide } from './ceil-divide.ts'

/** What is cashed out of a bet, in subunits. */
export interface CashOutPart {
  readonly stake: bigint
  readonly amount: bigint
}

/** How much of a bet is asked for: all of it where neither is given. */
export interface PartWish {
  /** Percent of the stake. */
  readonly share?: number | undefined
  /** What to pay, in subunits. */
  readonly amount?: number | undefined
}

/**
 * The part of a stake that is cashed out for a wish, when the whole is worth `value`. Roundings are the house's, so that
 * no way of cutting a bet up is worth more than the whole. Null where the part is nothing, or leaves nothing of the bet.
 */
export function cashOutPart(stake: bigint, value: bigint, { share, amount }: PartWish): CashOutPart | null {
  if (share !== undefined && share < 100) {
    const part = (stake * BigInt(share)) / 100n
    return partOf(stake, { stake: part, amount: (value * part) / stake })
  }
  if (amount !== undefined && BigInt(amount) !== value) {
    const wanted = BigInt(amount)
    return wanted > value ? null : partOf(stake, { stake: ceilDivide(stake * wanted, value), amount: wanted })
  }
  return { stake, amount: value }
}

function partOf(stake: bigint, part: CashOutPart): CashOutPart | null {
  return part.stake > 0n && part.stake < stake && part.amount > 0n ? part : null
}
