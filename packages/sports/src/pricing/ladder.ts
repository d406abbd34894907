/** The price steps of the book; odds are integers scaled by 10,000. */

import { ODDS_SCALE } from '@touchline/betting'
import type { MarginClass } from './margins.ts'

/** `from` (scaled odds) upwards prices move by `step`. */
const STEPS: readonly { readonly from: number; readonly step: number }[] = [
  { from: 1_000_000, step: 500_000 },
  { from: 500_000, step: 100_000 },
  { from: 300_000, step: 50_000 },
  { from: 100_000, step: 10_000 },
  { from: 50_000, step: 2_000 },
  { from: 40_000, step: 1_000 },
  { from: 25_000, step: 500 },
  { from: 10_000, step: 100 },
]

/** Lowest price that may be written; at or below it an outcome is not offered. */
export const MIN_ODDS = 10_100

/** Highest price of a class: 101.00, outrights 501.00. */
export function maxOdds(margin: MarginClass): number {
  return margin === 'outright' ? 5_010_000 : 1_010_000
}

/** The ladder price at or below `price` (decimal), capped; the player never gets a better price than was computed. */
export function roundDownToLadder(price: number, cap: number): number {
  // A price that is a step up to float error (1 / 0.5 / 1.0) is that step.
  const scaled = Math.floor(price * ODDS_SCALE + 1e-6)
  if (scaled >= cap) return cap
  for (const { from, step } of STEPS) {
    if (scaled >= from) return from + Math.floor((scaled - from) / step) * step
  }
  return ODDS_SCALE
}
