import { specifierNumber } from '../../../pricing/index.ts'
import { decideScoreMarket, type ScoreMarket } from '../kit/score-markets.ts'
import { ZERO } from '../kit/sides.ts'
import type { Decision, MarketRef } from '../types.ts'
import { type AmericanFootballState, periodOver, points } from './state.ts'

const MATCH: Readonly<Record<number, ScoreMarket>> = {
  219: 'winner',
  223: 'handicap',
  225: 'total',
  227: 'home_total',
  228: 'away_total',
}

const QUARTER: Readonly<Record<number, ScoreMarket>> = { 235: 'result', 236: 'total', 303: 'handicap' }

/** Decides an American football market; all but the quarters count overtime. */
export function americanFootballOutcome(market: MarketRef, outcomeId: string, state: AmericanFootballState): Decision {
  const match = MATCH[market.id]
  if (match !== undefined) {
    return decideScoreMarket(match, outcomeId, market.specifier, points(state), state.phase === 'ended')
  }
  const quarter = QUARTER[market.id]
  if (quarter === undefined) return 'open'
  const number = specifierNumber(market.specifier, 'quarternr') ?? 0
  const score = state.periods[number - 1] ?? ZERO
  return decideScoreMarket(quarter, outcomeId, market.specifier, score, periodOver(state, number))
}
