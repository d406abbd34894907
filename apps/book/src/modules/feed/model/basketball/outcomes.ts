import { specifierNumber } from '../../../pricing/index.ts'
import { decideScoreMarket, type ScoreMarket } from '../kit/score-markets.ts'
import { ZERO } from '../kit/sides.ts'
import type { Decision, MarketRef } from '../types.ts'
import { type BasketballState, periodOver, points, QUARTERS } from './state.ts'

const MATCH: Readonly<Record<number, ScoreMarket>> = {
  219: 'winner',
  223: 'handicap',
  225: 'total',
  227: 'home_total',
  228: 'away_total',
  229: 'odd_even',
}

const QUARTER: Readonly<Record<number, ScoreMarket>> = { 235: 'result', 236: 'total', 303: 'handicap' }

/** Decides a basketball market; everything but market 1 and the quarters counts overtime. */
export function basketballOutcome(market: MarketRef, outcomeId: string, state: BasketballState): Decision {
  const { id, specifier } = market
  if (id === 1) {
    return decideScoreMarket('result', outcomeId, specifier, points(state, QUARTERS), periodOver(state, QUARTERS))
  }
  const match = MATCH[id]
  if (match !== undefined) {
    return decideScoreMarket(match, outcomeId, specifier, points(state), state.phase === 'ended')
  }
  const quarter = QUARTER[id]
  if (quarter === undefined) return 'open'
  const number = specifierNumber(specifier, 'quarternr') ?? 0
  return decideScoreMarket(quarter, outcomeId, specifier, state.periods[number - 1] ?? ZERO, periodOver(state, number))
}
