import { MIN_ODDS, ODDS_SCALE, roundDownToLadder } from '../ladder.ts'

/** A leg as the board sells it alone, and what it adds to the legs before it. */
export interface CustomLegPrice {
  /** Scaled odds. */
  readonly odds: number
  /** Fair probability. */
  readonly probability: number
  /** P(it wins | all legs before it win). */
  readonly given: number
}

/** Rarer combinations are not sold: their price would be mostly error. */
const MIN_PROBABILITY = 0.001
/** 501.00. */
const MAX_ODDS = 5_010_000

/**
 * The price of outcomes that all must win: the fair one less the margin that the board has on each leg, in the measure in
 * which the leg adds to the others. So independent legs come to the product of their prices, a leg that the others
 * nearly imply costs nearly nothing, and no price is above the fair one. Scaled odds on the ladder, rounded down; null
 * where it is too rare or too certain to be sold.
 */
export function priceCustomBet(legs: readonly CustomLegPrice[]): number | null {
  let fair = 1
  let implied = 1
  for (const { odds, probability, given } of legs) {
    const margin = ODDS_SCALE / odds / probability
    const share = Math.min(1, Math.log(given) / Math.log(probability))
    fair *= given
    implied *= given * margin ** share
  }
  if (fair < MIN_PROBABILITY) return null
  const odds = roundDownToLadder(1 / implied, MAX_ODDS)
  return odds > MIN_ODDS ? odds : null
}
