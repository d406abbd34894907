import type { Decision, MarketRef } from '../../../pricing/index.ts'
import { type Counted, decideCounted } from '../shared/reach.ts'
import { type HockeyView, marketRules } from './rules.ts'
import { finalScore, type HockeyState, plusOne, regularScore } from './state.ts'

/** Decides an outcome at a state. An abandoned match leaves what was decided and voids the rest. */
export function decideOutcome(market: MarketRef, outcomeId: string, state: HockeyState): Decision {
  const rules = marketRules(market)
  const found = rules?.outcomes.find((outcome) => outcome.id === outcomeId)
  const decision = rules && found ? decideCounted(found.rule, countedView(rules.view, state)) : 'open'
  return decision === 'open' && state.phase === 'ended' ? 'void' : decision
}

/** What a view has counted so far, and what may still come. */
export function countedView(view: HockeyView, state: HockeyState): Counted {
  switch (view) {
    case 'regular':
      return { state: state.periodsPlayed === 3 ? 'final' : 'running', ...regularScore(state) }
    case 'final':
      return finalView(state)
    case 1:
    case 2:
    case 3:
      return { state: view <= state.periodsPlayed ? 'final' : 'running', ...(state.periods[view - 1] ?? NOTHING) }
  }
}

const NOTHING = { home: 0, away: 0 }

function finalView(state: HockeyState): Counted {
  if (state.ending === 'regular') return { state: 'final', ...finalScore(state) }
  const regular = regularScore(state)
  if (state.periodsPlayed < 3) return { state: 'running', ...regular }
  if (regular.home !== regular.away) return { state: 'final', ...regular }
  if (state.overtime !== null) return { state: 'final', ...finalScore(state) }
  // One more goal will be counted, for whoever wins.
  return { state: 'either', finals: [plusOne(regular, 'home'), plusOne(regular, 'away')] }
}
