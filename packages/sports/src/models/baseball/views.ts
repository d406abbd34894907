import type { View } from '../../sport/view.ts'
import { baseballDistribution } from './distribution.ts'
import { type BaseballState, isOver } from './state.ts'
import type { BaseballTruth } from './truth.ts'

/** The counted part: the final score with extra innings. */
export type BaseballView = 'final'

/** Everything of a baseball match that can be bet on at a state, with its distribution. */
export function baseballViews(truth: BaseballTruth, state: BaseballState): readonly View<BaseballView>[] {
  if (isOver(state)) return []
  const { margin, total } = baseballDistribution(truth, state)
  return [{ of: 'final', stats: { diff: margin, total } }]
}
