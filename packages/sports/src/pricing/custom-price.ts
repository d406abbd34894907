import { ODDS_SCALE } from '@touchline/betting'
import { LOTTERY_MARKET } from '../models/lottery/markets.ts'
import { MIN_ODDS, roundDownToLadder } from './ladder.ts'

/** A leg as the board sells it alone, and what it adds to the legs before it. */
export interface CustomLegPrice {
  /** Its market's id. */
  readonly marketId: number
  /** Scaled odds. */
  readonly odds: number
  /** Fair probability. */
  readonly probability: number
  /** P(it wins | all legs before it win). */
  readonly given: number
}

/** How far custom bets go. */
interface Reach {
  /** Rarer combinations are not sold. */
  readonly leastProbability: number
  readonly maxOdds: number
}

/** Of matches: the price of something rarer would be mostly error. 501.00. */
const MATCH_REACH: Reach = { leastProbability: 0.001, maxOdds: 5_010_000 }
/**
 * The reach of draws, whose chances are exact: as far as the smallest stake can be paid in full, 1,000,000.00. That is
 * five numbers of 49, and four of 90.
 */
const DRAW_REACH: Reach = { leastProbability: 0.000_000_7, maxOdds: 10_000_000_000 }
const DRAW_MARKETS: ReadonlySet<number> = new Set(Object.values(LOTTERY_MARKET))

/**
 * The price of outcomes that all must win: the fair one less the board's margin on each leg, in the measure in which
 * the leg adds to the others. So independent legs multiply, a leg that the others nearly imply costs nearly nothing,
 * and no price is above the fair one. Scaled odds on the ladder, rounded down; null where the chance is too small or
 * too large to be sold.
 */
export function priceCustomBet(legs: readonly CustomLegPrice[]): number | null {
  const { leastProbability, maxOdds } = legs.every(({ marketId }) => DRAW_MARKETS.has(marketId))
    ? DRAW_REACH
    : MATCH_REACH
  let fair = 1
  let implied = 1
  for (const { odds, probability, given } of legs) {
    const margin = ODDS_SCALE / odds / probability
    const share = Math.min(1, Math.log(given) / Math.log(probability))
    fair *= given
    implied *= given * margin ** share
  }
  if (fair < leastProbability) return null
  const odds = roundDownToLadder(1 / implied, maxOdds)
  return odds > MIN_ODDS ? odds : null
}
