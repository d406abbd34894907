import type { SpecifierValues } from '../../markets/specifier.ts'
import { numberIn } from '../../markets/specifier.ts'
import type { Decision } from '../../pricing/fair.ts'
import type { Reached } from '../../sport/reached.ts'
import { sign } from './half-full.ts'
import type { FootballRule, FootballView, HalfFullRule, NextGoalRule } from './rules.ts'
import { type FootballState, score } from './state.ts'
import type { Sides } from './truth.ts'

/** How far what a view counts has come. An abandoned match leaves what was decided. */
export function footballReached(of: FootballView, at: SpecifierValues, state: FootballState): Reached<FootballRule> {
  const counted = (sides: Sides, isOver = state.ending === 'regular'): Reached<FootballRule> => ({
    state: isOver ? 'final' : 'growing',
    ...sides,
  })
  switch (of) {
    case 'full':
      return counted(score(state))
    case 'first_half':
      return counted(state.firstHalf, state.ending === 'regular' || state.halfTimePlayed)
    case 'second_half':
      return counted(state.secondHalf)
    case 'corners':
      return counted(state.counters.corners)
    case 'bookings': {
      const { yellow_cards: yellow, red_cards: red } = state.counters
      return counted({ home: yellow.home + red.home, away: yellow.away + red.away })
    }
    case 'half_full':
    case 'next_goal':
    case 'scorers':
      return { state: 'own', decide: (rule) => decideOwn(rule, at, state) }
  }
}

function decideOwn(
  rule: Exclude<FootballRule, { kind: 'value' | 'score' }>,
  at: SpecifierValues,
  state: FootballState,
): Decision {
  switch (rule.kind) {
    case 'half_full':
      return halfFull(rule, state)
    case 'next_goal': {
      const number = numberIn(at, 'goalnr')
      return number === null ? 'open' : nextGoal(number, rule.side, state)
    }
    case 'scorer':
      if (state.goals.some((goal) => goal.scorer === rule.player)) return 'win'
      return state.ending === 'regular' ? 'lose' : 'open'
  }
}

function halfFull({ half, full }: HalfFullRule, state: FootballState): Decision {
  const halfDiff = state.firstHalf.home - state.firstHalf.away
  if (state.halfTimePlayed && sign(halfDiff) !== half) return 'lose'
  if (state.ending !== 'regular') return 'open'
  const { home, away } = score(state)
  return sign(halfDiff) === half && sign(home - away) === full ? 'win' : 'lose'
}

function nextGoal(number: number, side: NextGoalRule['side'], state: FootballState): Decision {
  const goal = state.goals[number - 1]
  if (goal !== undefined) return goal.side === side ? 'win' : 'lose'
  if (state.ending !== 'regular') return 'open'
  return side === 'none' ? 'win' : 'lose'
}
