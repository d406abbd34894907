import {
  addFractions,
  divideFractions,
  type Fraction,
  floorFraction,
  fraction,
  multiplyFractions,
  subtractFractions,
} from '@touchline/betting'
import type { LegBasis } from './leg-value.ts'
import { NO_REMAINDER } from './remainder.ts'

/** The cashed-out part of a bet, in subunits. */
export interface CashOutPart {
  readonly stake: bigint
  readonly amount: bigint
  /** What the part was worth beyond that, below one subunit: the next part gets it. */
  readonly remainder: Fraction
}

/** How much of a bet is requested: all of it where neither is given. */
export interface PartWish {
  /** Percent of the stake. */
  readonly share?: number | undefined
  /** What to pay at least, in subunits. */
  readonly amount?: number | undefined
}

/** What a bet can be cashed out for, in subunits, exact. */
export interface CashOutWorth {
  /** Of the stake at risk. */
  readonly exact: Fraction
  /** The value of earlier parts above the sums paid for them. */
  readonly remainder: Fraction
  /** What justifies it: the price of each leg that is open. */
  readonly basis: readonly LegBasis[]
}

/** Why a part is not cashed out. `too_small`: it is worth less than a subunit. `not_a_part`: more than there is. */
export type PartFault = 'too_small' | 'not_a_part'

/** A remainder is written with so many digits at most; beyond them it is rounded up. */
const MOST_DIGITS = 200
const FINEST = 10n ** 30n

/** The value offered for the whole. */
export function wholeOf({ exact, remainder }: Pick<CashOutWorth, 'exact' | 'remainder'>): bigint {
  return floorFraction(addFractions(exact, remainder))
}

/**
 * The part of a stake that is cashed out for a wish. Parts are worth exactly their share of the whole; of each the
 * whole subunits are paid and the rest goes to the next, so that parts together pay what the whole would, to the
 * subunit, however the bet is cut up. For an amount the least stake is taken that is worth it.
 * @param seen what the player was offered for the whole: not more than it is worth, and what they get where it is worth
 * more
 */
export function cashOutPart(
  stake: bigint,
  worth: Pick<CashOutWorth, 'exact' | 'remainder'>,
  seen: bigint,
  wish: PartWish,
): CashOutPart | PartFault {
  const exact = seen === wholeOf(worth) ? worth.exact : positive(subtractFractions(fraction(seen), worth.remainder))
  const worthOf = (part: bigint) => addFractions(multiplyFractions(exact, fraction(part, stake)), worth.remainder)
  const { share, amount } = wish
  if (share !== undefined && share < 100) return partOf((stake * BigInt(share)) / 100n)
  if (amount !== undefined && BigInt(amount) !== seen)
    return BigInt(amount) > seen ? 'not_a_part' : partOf(stakeFor(BigInt(amount)))
  return { stake, amount: seen, remainder: NO_REMAINDER }

  function partOf(part: bigint): CashOutPart | PartFault {
    if (part >= stake) return 'not_a_part'
    const due = worthOf(part)
    const paid = floorFraction(due)
    if (part === 0n || paid === 0n) return 'too_small'
    return { stake: part, amount: paid, remainder: writable(subtractFractions(due, fraction(paid))) }
  }

  function stakeFor(wanted: bigint): bigint {
    const { n, d } = divideFractions(
      multiplyFractions(subtractFractions(fraction(wanted), worth.remainder), fraction(stake)),
      exact,
    )
    return ceilDivide(n, d)
  }
}

function positive(value: Fraction): Fraction {
  return value.n < 0n ? NO_REMAINDER : value
}

/** Different prices make ever longer denominators; what is rounded up then is less than any payable amount. */
function writable(remainder: Fraction): Fraction {
  if (`${remainder.d}`.length <= MOST_DIGITS) return remainder
  return fraction(ceilDivide(remainder.n * FINEST, remainder.d), FINEST)
}

/** The least whole number not below a / b; both above 0. */
function ceilDivide(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b
}
