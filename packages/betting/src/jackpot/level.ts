/** One prize of a jackpot. Amounts in subunits of the jackpot's currency. */
export interface JackpotLevel {
  /** The initial pool, also after each hit. */
  readonly seedAmount: bigint
  /** What of every stake that takes part goes into the pool, in millionths. */
  readonly sharePpm: number
  /** A stake of one whole unit wins once in so many times. */
  readonly oneIn: number
  /** Of a stake no more than this counts for the chance. */
  readonly countedStake: bigint
  /** A bet that raises the pool to this amount wins it for certain; null: there is no such amount. */
  readonly hitBy: bigint | null
}

/**
 * Parts of a subunit that a pool counts in: millionths, as shares are, so that nothing of a contribution is ever
 * rounded.
 */
export const POOL_PARTS = 1_000_000n

/** The contribution of a stake to the pool of a level, in millionths of a subunit: exact. */
export function contributionOf({ sharePpm }: JackpotLevel, stake: bigint): bigint {
  return stake * BigInt(sharePpm)
}

/**
 * Chances of a stake as weights for a draw: the pool, and nothing. A stake twice as large has exactly twice the chance,
 * up to the counted stake, so that splitting a stake gains nothing.
 * @param subunits subunits of one unit of the currency
 */
export function weightsOf(
  { oneIn, countedStake }: JackpotLevel,
  stake: bigint,
  subunits: number,
): readonly [number, number] {
  const counted = Number(stake < countedStake ? stake : countedStake)
  return [counted, oneIn * subunits - counted]
}

/** Why a level cannot be offered; null where it can. */
export function levelFault(level: JackpotLevel, subunits: number): string | null {
  const { seedAmount, sharePpm, oneIn, countedStake, hitBy } = level
  if (seedAmount < 1n) return 'it begins with nothing'
  if (!Number.isSafeInteger(sharePpm) || sharePpm < 0 || sharePpm > 100_000) return 'its share is not from 0 to 10 %'
  if (!Number.isSafeInteger(oneIn) || oneIn < 1 || !Number.isSafeInteger(oneIn * subunits)) return 'its chance is none'
  if (countedStake < 1n) return 'no stake counts'
  if (countedStake >= BigInt(oneIn) * BigInt(subunits)) return 'a counted stake would win for certain'
  return hitBy !== null && hitBy <= seedAmount ? 'it would be hit as soon as it begins' : null
}
