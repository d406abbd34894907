import type { View } from '../../sport/view.ts'
import { basketballDistribution } from './distribution.ts'
import { type BasketballState, isDecided } from './state.ts'
import type { BasketballTruth } from './truth.ts'

/** The counted part: the final score with overtime, regular time, or one quarter. */
export type BasketballView = 'final' | 'regular' | 'quarter'

/** Everything of a basketball match that can be bet on at a state, with its distribution. */
export function basketballViews(truth: BasketballTruth, state: BasketballState): readonly View<BasketballView>[] {
  if (state.phase === 'ended' || isDecided(state)) return []
  const { margin, total, home, away, regular, quarters } = basketballDistribution(truth, state)
  return [
    { of: 'final', stats: { diff: margin, total, home, away } },
    ...(regular === null ? [] : [{ of: 'regular' as const, stats: { diff: regular } }]),
    ...quarters.map(({ number, ...own }) => ({
      of: 'quarter' as const,
      at: { quarternr: number },
      stats: { diff: own.margin, total: own.total },
    })),
  ]
}
