import { scoreViews } from '../../chance/grid.ts'
import { pairView, type View } from '../../sport/view.ts'
import { fullGrid, halfGrid, type Joint, joint } from './distribution.ts'
import { halfFullSigns } from './half-full.ts'
import { remainingGoals } from './intensity.ts'
import { nextGoal } from './next-goal.ts'
import type { FootballRule, FootballView } from './rules.ts'
import { scorerChances } from './scorers.ts'
import { bookingGrid, cornerGrid } from './side-counts.ts'
import { type FootballState, score } from './state.ts'
import type { FootballTruth } from './truth.ts'

/** Everything of a football match that can be bet on at a state, with its distribution. */
export function footballViews(truth: FootballTruth, state: FootballState): readonly View<FootballView, FootballRule>[] {
  if (state.phase === 'ended') return []
  const goals = stateJoint(truth, state)
  const full = scoreViews(fullGrid(goals))
  const signs = halfFullSigns(goals)
  const next = nextGoal(full.grid)
  const scorers = scorerChances(truth, state, full)
  const { home, away } = score(state)
  return [
    pairView('full', full),
    ...(state.halfTimePlayed ? [] : [pairView('first_half', halfGrid(goals, 1))]),
    pairView('second_half', halfGrid(goals, 2)),
    pairView('corners', cornerGrid(truth, state)),
    pairView('bookings', bookingGrid(truth, state)),
    {
      of: 'half_full',
      stats: {},
      own: (rule) => (rule.kind === 'half_full' ? (signs[3 * (1 - rule.half) + 1 - rule.full] as number) : 0),
    },
    {
      of: 'next_goal',
      at: { goalnr: home + away + 1 },
      stats: {},
      own: (rule) => (rule.kind === 'next_goal' ? next[rule.side] : 0),
    },
    {
      of: 'scorers',
      at: { type: 'live' },
      stats: {},
      players: [...scorers.keys()],
      own: (rule) => (rule.kind === 'scorer' ? (scorers.get(rule.player) ?? 0) : 0),
    },
  ]
}

/** The joint of a match's halves at a state. */
export function stateJoint(truth: FootballTruth, state: FootballState): Joint {
  return joint({
    firstHalf: state.firstHalf,
    secondHalf: state.secondHalf,
    ...remainingGoals(truth, state),
    rho: truth.rho,
    means: truth.goals,
  })
}
