import type { Decision, MarketRef } from '../../../pricing/index.ts'
import { type Counted, decideCounted } from '../shared/reach.ts'
import { sign } from './half-full.ts'
import { type FootballView, marketRules, type Rule } from './rules.ts'
import { type FootballState, score } from './state.ts'
import type { Sides } from './truth.ts'

/** Anytime goalscorer. */
export const SCORER_MARKET = 40

/**
 * Decides an outcome at a state. An abandoned match leaves what was decided and voids the rest; an outcome football does
 * not know is void once the match is over.
 */
export function decideOutcome(market: MarketRef, outcomeId: string, state: FootballState): Decision {
  const decision = market.id === SCORER_MARKET ? scorer(outcomeId, state) : ruled(market, outcomeId, state)
  return decision === 'open' && state.phase === 'ended' ? 'void' : decision
}

function ruled(market: MarketRef, outcomeId: string, state: FootballState): Decision {
  const rules = marketRules(market)
  const found = rules?.outcomes.find((outcome) => outcome.id === outcomeId)
  return rules && found ? decideRule(found.rule, rules.view, state) : 'open'
}

/** Decides one rule of a market that counts `view`. */
export function decideRule(rule: Rule, view: FootballView, state: FootballState): Decision {
  switch (rule.kind) {
    case 'value':
    case 'score':
      return decideCounted(rule, countedView(view, state))
    case 'half_full':
      return halfFull(rule.half, rule.full, state)
    case 'next_goal':
      return nextGoal(rule.goalnr, rule.side, state)
  }
}

/** What a view has counted so far, and whether that is final. */
export function countedView(view: FootballView, state: FootballState): Counted {
  const final = state.ending === 'regular' || (view === 'first' && state.halfTimePlayed)
  return { state: final ? 'final' : 'running', ...counts(view, state) }
}

function counts(view: FootballView, state: FootballState): Sides {
  switch (view) {
    case 'full':
      return score(state)
    case 'first':
      return state.firstHalf
    case 'second':
      return state.secondHalf
    case 'corners':
      return state.counters.corners
    case 'bookings': {
      const { yellow_cards: yellow, red_cards: red } = state.counters
      return { home: yellow.home + red.home, away: yellow.away + red.away }
    }
  }
}

function halfFull(half: number, full: number, state: FootballState): Decision {
  const halfDiff = state.firstHalf.home - state.firstHalf.away
  if (state.halfTimePlayed && sign(halfDiff) !== half) return 'lose'
  if (state.ending !== 'regular') return 'open'
  const { home, away } = score(state)
  return sign(halfDiff) === half && sign(home - away) === full ? 'win' : 'lose'
}

function nextGoal(goalnr: number, side: 'home' | 'none' | 'away', state: FootballState): Decision {
  const goal = state.goals[goalnr - 1]
  if (goal !== undefined) return goal.side === side ? 'win' : 'lose'
  if (state.ending !== 'regular') return 'open'
  return side === 'none' ? 'win' : 'lose'
}

function scorer(playerId: string, state: FootballState): Decision {
  if (state.goals.some((goal) => goal.scorer === playerId)) return 'win'
  return state.ending === 'regular' ? 'lose' : 'open'
}
