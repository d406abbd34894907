import { pairView, type View } from '../../sport/view.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { leader } from '../kit/sides.ts'
import { americanFootballDistribution } from './distribution.ts'
import { overtimeOver } from './overtime.ts'
import { drivesBefore } from './schedule.ts'
import { type AmericanFootballState, nextInOvertime, points } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

/** The counted part: the final score with overtime, or one quarter. */
export type AmericanFootballView = 'final' | 'quarter'

/** Everything of an American football match that can be bet on at a state, with its distribution. */
export function americanFootballViews(
  truth: AmericanFootballTruth,
  state: AmericanFootballState,
): readonly View<AmericanFootballView>[] {
  if (state.phase === 'ended' || isDecided(truth, state)) return []
  const { match, quarters } = americanFootballDistribution(truth, state)
  return [
    pairView('final', match),
    ...quarters.map(({ number, score }) => pairView('quarter', score, { quarternr: number })),
  ]
}

/** No drive is left that could change the score. */
function isDecided(truth: AmericanFootballTruth, state: AmericanFootballState): boolean {
  const score = points(state)
  if (state.period <= QUARTERS) return state.drives >= drivesBefore(truth, QUARTERS + 1) && leader(score) !== null
  const next = nextInOvertime(state)
  return next !== null && overtimeOver(state.overtimeDrives, state.periods[QUARTERS] ?? score, next)
}
