import { specifierNumber } from '../../../pricing/markets/specifier.ts'
import {
  decideMonotone,
  decideThreeWay,
  handicapResult,
  oddEvenResult,
  type Span,
  totalResult,
  winnerResult,
} from '../kit/results.ts'
import type { Pair } from '../kit/sides.ts'
import type { Decision, MarketRef } from '../types.ts'
import { type BasketballState, periodOver, points, QUARTERS } from './state.ts'

/** Decides a basketball market; everything but market 1 counts overtime. */
export function basketballOutcome(market: MarketRef, outcomeId: string, state: BasketballState): Decision {
  const line = (key: string) => specifierNumber(market.specifier, key) ?? 0
  const over = state.phase === 'ended'
  const score = points(state)
  switch (market.id) {
    case 1:
      return decideThreeWay(margin(points(state, QUARTERS), periodOver(state, QUARTERS)), outcomeId)
    case 219:
      return decideMonotone(margin(score, over), (value) => winnerResult(outcomeId, value))
    case 223:
      return decideMonotone(margin(score, over), (value) => handicapResult(outcomeId, value, line('hcp')))
    case 225:
      return decideMonotone(grows(score.home + score.away, over), (value) =>
        totalResult(outcomeId, value, line('total')),
      )
    case 227:
      return decideMonotone(grows(score.home, over), (value) => totalResult(outcomeId, value, line('total')))
    case 228:
      return decideMonotone(grows(score.away, over), (value) => totalResult(outcomeId, value, line('total')))
    case 229:
      return over ? oddEvenResult(outcomeId, score.home + score.away) : 'open'
    case 235:
    case 236:
    case 303:
      return quarter(market, outcomeId, state, line)
    default:
      return 'open'
  }
}

function quarter(
  market: MarketRef,
  outcomeId: string,
  state: BasketballState,
  line: (key: string) => number,
): Decision {
  const number = line('quarternr')
  const score = state.periods[number - 1] ?? { home: 0, away: 0 }
  const over = periodOver(state, number)
  if (market.id === 235) return decideThreeWay(margin(score, over), outcomeId)
  if (market.id === 303) {
    return decideMonotone(margin(score, over), (value) => handicapResult(outcomeId, value, line('hcp')))
  }
  return decideMonotone(grows(score.home + score.away, over), (value) => totalResult(outcomeId, value, line('total')))
}

/** Nothing is certain about a margin before the end. */
function margin({ home, away }: Pair, over: boolean): Span {
  return over
    ? { min: home - away, max: home - away }
    : { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }
}

/** Points are never taken away. */
function grows(value: number, over: boolean): Span {
  return { min: value, max: over ? value : Number.POSITIVE_INFINITY }
}
