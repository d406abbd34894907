import type { CurrencyRules } from '../../wallet/index.ts'

/** A deposit is for so many of the smallest stakes at least. */
const SMALLEST_STAKES = 10n

/** Smallest and largest deposit, in subunits: the largest is the largest stake. */
export function depositLimits({ minStake, maxStake }: CurrencyRules): { readonly min: number; readonly max: number } {
  return { min: Number(minStake * SMALLEST_STAKES), max: Number(maxStake) }
}
