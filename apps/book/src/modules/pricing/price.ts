import type { FairMarket, FairOutcome } from './fair.ts'
import { MIN_ODDS, maxOdds, roundDownToLadder } from './ladder.ts'
import { MARGINS, type MarginClass } from './margins.ts'

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
  const offered = withMargin(fair, margin, MARGINS[margin][phase])
  const least = margin === 'outright' ? MIN_OUTRIGHT_PROBABILITY : MIN_PROBABILITY
  const cap = maxOdds(margin)
  return market.outcomes.map((outcome, i) => {
    const probability = fair[i] ?? 0
    const odds = probability < least ? 0 : roundDownToLadder(1 / (offered[i] ?? 1), cap)
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

/** Implied probabilities with the margin added; each is at least the fair one. */
function withMargin(fair: readonly number[], margin: MarginClass, share: number): readonly number[] {
  switch (margin) {
    case 'two_way_main':
    case 'two_way':
      return fair.map((p) => p + share / 2)
    case 'three_way_main':
    case 'three_way':
      return power(fair, 1 + share)
    case 'double_chance':
      // The additive form over the three pairs: the power form would blow up the one short pair of a decided match.
      return fair.map((p) => p + (2 * share) / 3)
    case 'many':
    case 'correct_score':
    case 'independent':
    case 'outright':
    case 'lottery_number':
    case 'lottery_line':
      return fair.map((p) => p * (1 + share))
  }
}

/** p_i ^ k with k chosen so that the sum is `total`; k <= 1. */
function power(fair: readonly number[], total: number): readonly number[] {
  let low = 0
  let high = 1
  for (let i = 0; i < 40; i++) {
    const k = (low + high) / 2
    let sum = 0
    for (const p of fair) sum += p > 0 ? p ** k : 0
    if (sum > total) low = k
    else high = k
  }
  return fair.map((p) => (p > 0 ? p ** high : 0))
}
