import { addMargin } from '@touchline/betting'
import type { FairMarket, FairOutcome } from './fair.ts'
import { MIN_ODDS, maxOdds, roundDownToLadder } from './ladder.ts'
import { MARGIN_METHODS, MARGINS, type MarginClass } from './margins.ts'

/** One priced outcome. */
export interface PricedOutcome {
  readonly id: string
  readonly active: boolean
  /** Scaled odds on the ladder; 0 when not active. */
  readonly odds: number
  /** Fair probability as fair odds would show it, 1 / fair odds: W / (W + L), half results counted half. */
  readonly probability: number
  /** Expected share of the stake returned at odds 1 (pushes and half results); 0 on lines without them. */
  readonly refund: number
}

/** Outcomes rarer than this are not offered, as in real feeds; winner markets go on to their cap. */
const MIN_PROBABILITY = 0.005
const MIN_OUTRIGHT_PROBABILITY = 0.0005

/**
 * Adds the margin of a class to the fair probabilities of a market and puts the prices on the ladder, rounding down.
 * Every price is at or below its fair odds, so that no combination of outcomes of one match can be a sure win.
 * Methods as measured on a real feed (two-way additive, three-way power, more outcomes multiplicative).
 */
export function priceMarket(
  market: Pick<FairMarket, 'outcomes'>,
  margin: MarginClass,
  phase: 'prematch' | 'live',
): readonly PricedOutcome[] {
  const fair = market.outcomes.map(fairProbability)
  const { method, covers } = MARGIN_METHODS[margin]
  const offered = addMargin(fair, covers * MARGINS[margin][phase], method)
  const least = margin === 'outright' ? MIN_OUTRIGHT_PROBABILITY : MIN_PROBABILITY
  const cap = maxOdds(margin)
  return market.outcomes.map((outcome, i) => {
    const probability = fair[i] ?? 0
    const odds = probability < least ? 0 : roundDownToLadder(offered[i] ?? 1, cap)
    const active = odds > MIN_ODDS
    return { id: outcome.id, active, odds: active ? odds : 0, probability, refund: refundShare(outcome) }
  })
}

/** 1 / fair odds of an outcome: fair odds are 1 + L / W, a half result counting half. */
export function fairProbability(outcome: FairOutcome): number {
  const won = outcome.win + outcome.halfWin / 2
  const lost = outcome.lose + outcome.halfLose / 2
  return won + lost === 0 ? 0 : won / (won + lost)
}

function refundShare(outcome: FairOutcome): number {
  return outcome.push + (outcome.halfWin + outcome.halfLose) / 2
}
