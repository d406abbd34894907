import type { Odds } from '../odds/index.ts'

/** No sum of deductions takes more of the winnings. */
export const RULE4_MOST_PERCENT = 90

/** Longest price of each band of Tattersalls' Rule 4 (c), as the fractions a bookmaker writes, and what it takes. */
const BANDS: readonly (readonly [numerator: number, denominator: number, percent: number])[] = [
  [1, 9, 90],
  [2, 11, 85],
  [1, 4, 80],
  [3, 10, 75],
  [2, 5, 70],
  [8, 15, 65],
  [8, 13, 60],
  [4, 5, 55],
  [20, 21, 50],
  [6, 5, 45],
  [6, 4, 40],
  [7, 4, 35],
  [9, 4, 30],
  [3, 1, 25],
  [4, 1, 20],
  [11, 2, 15],
  [9, 1, 10],
  [14, 1, 5],
]

/**
 * What one withdrawn runner takes of the winnings of bets that were struck before, in percent, by the price it had to
 * win: a short one leaves the others a much easier race. A price between two bands counts to the longer one.
 * @param odds of the withdrawn runner to win, when it was withdrawn
 */
export function rule4Percent(odds: Odds): number {
  const band = BANDS.find(([numerator, denominator]) => (odds - 10_000) * denominator <= numerator * 10_000)
  return band?.[2] ?? 0
}
