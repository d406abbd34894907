import type { SpecifierValues } from '../../markets/specifier.ts'
import type { Reached, Span } from '../../sport/reached.ts'
import { INNINGS } from './runs.ts'
import { type BaseballState, isOver, score } from './state.ts'
import type { BaseballView } from './views.ts'

/** How far the score has come, and what may still come. */
export function baseballReached(_of: BaseballView, _at: SpecifierValues, state: BaseballState): Reached {
  if (isOver(state)) return { state: 'final', ...score(state) }
  return { state: 'spans', spans: { diff: marginSpan(state), total: totalSpan(state) } }
}

/** From the top of the ninth on the home side can win by no more than its lead, or by the one run of a walk-off. */
function marginSpan(state: BaseballState): Span {
  const { home, away } = score(state)
  const last = state.inning >= INNINGS
  return { min: Number.NEGATIVE_INFINITY, max: last ? Math.max(home - away, 1) : Number.POSITIVE_INFINITY }
}

/** A level score cannot be final. */
function totalSpan(state: BaseballState): Span {
  const { home, away } = score(state)
  return { min: home === away ? home + away + 1 : home + away, max: Number.POSITIVE_INFINITY }
}
