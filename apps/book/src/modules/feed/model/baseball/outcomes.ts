import { specifierNumber } from '../../../pricing/index.ts'
import { decideMonotone, handicapResult, type Span, totalResult, winnerResult } from '../kit/results.ts'
import type { Decision, MarketRef } from '../types.ts'
import { INNINGS } from './runs.ts'
import { type BaseballState, isOver, score } from './state.ts'

/** Decides a baseball market; all count extra innings. */
export function baseballOutcome(market: MarketRef, outcomeId: string, state: BaseballState): Decision {
  const line = (key: string) => specifierNumber(market.specifier, key) ?? 0
  switch (market.id) {
    case 251:
      return decideMonotone(marginSpan(state), (margin) => winnerResult(outcomeId, margin))
    case 256:
      return decideMonotone(marginSpan(state), (margin) => handicapResult(outcomeId, margin, line('hcp')))
    case 258:
      return decideMonotone(totalSpan(state), (total) => totalResult(outcomeId, total, line('total')))
    default:
      return 'open'
  }
}

/** From the top of the ninth on the home side can win by no more than its lead, or by the one run of a walk-off. */
function marginSpan(state: BaseballState): Span {
  const { home, away } = score(state)
  if (isOver(state)) return { min: home - away, max: home - away }
  const last = state.inning >= INNINGS
  return { min: Number.NEGATIVE_INFINITY, max: last ? Math.max(home - away, 1) : Number.POSITIVE_INFINITY }
}

/** A level score cannot stand. */
function totalSpan(state: BaseballState): Span {
  const { home, away } = score(state)
  const now = home + away
  if (isOver(state)) return { min: now, max: now }
  return { min: home === away ? now + 1 : now, max: Number.POSITIVE_INFINITY }
}
