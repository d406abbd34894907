import { specifierNumber } from '../../../pricing/index.ts'
import { decideMonotone, handicapResult, type Span, totalResult, winnerResult } from '../kit/results.ts'
import { decideSeries } from '../kit/series.ts'
import type { Decision, MarketRef } from '../types.ts'
import { mapMarginSpan, mapTotalSpan } from './rules.ts'
import { type Cs2State, mapRounds, mapsWon } from './state.ts'

/** Decides a CS2 market; a map that is never played is void. */
export function cs2Outcome(market: MarketRef, outcomeId: string, state: Cs2State): Decision {
  const decision = decide(market, outcomeId, state)
  return decision === 'open' && state.phase === 'ended' ? 'void' : decision
}

function decide(market: MarketRef, outcomeId: string, state: Cs2State): Decision {
  const line = (key: string) => specifierNumber(market.specifier, key) ?? 0
  const rounds = mapRounds(state, line('mapnr'))
  switch (market.id) {
    case 186:
      return decideSeries('winner', outcomeId, state.bestOf, mapsWon(state), 0)
    case 327:
      return decideSeries('handicap', outcomeId, state.bestOf, mapsWon(state), line('hcp'))
    case 328:
      return decideSeries('total', outcomeId, state.bestOf, mapsWon(state), line('total'))
    case 330:
      return decideMonotone(sign(mapMarginSpan(rounds)), (margin) => winnerResult(outcomeId, margin))
    case 331:
      return decideMonotone(mapMarginSpan(rounds), (margin) => handicapResult(outcomeId, margin, line('hcp')))
    case 332:
      return decideMonotone(mapTotalSpan(rounds), (total) => totalResult(outcomeId, total, line('total')))
    default:
      return 'open'
  }
}

/** A map is won by any margin. */
function sign(span: Span): Span {
  return { min: Math.sign(span.min), max: Math.sign(span.max) }
}
