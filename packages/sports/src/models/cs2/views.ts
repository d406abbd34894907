import type { View } from '../../sport/view.ts'
import type { SeriesView } from '../kit/joint-series.ts'
import { seriesMargin, seriesTotal } from '../kit/series.ts'
import { cs2Distribution } from './distribution.ts'
import { type Cs2State, seriesOver } from './state.ts'
import type { Cs2Truth } from './truth.ts'

/** Everything of a CS2 match that can be bet on at a state, with its distribution. */
export function cs2Views(truth: Cs2Truth, state: Cs2State): readonly View<SeriesView>[] {
  if (state.phase === 'ended' || seriesOver(state)) return []
  const { bestOf } = truth
  const { series: cells, maps } = cs2Distribution(truth, state)
  const series = { diff: seriesMargin(bestOf, cells), total: seriesTotal(bestOf, cells) }
  return [
    { of: 'series', stats: series },
    ...(bestOf === 1 ? [] : [{ of: 'maps' as const, stats: series }]),
    ...maps.map(({ number, map: { margin, total } }) => ({
      of: 'map' as const,
      at: { mapnr: number },
      stats: { diff: margin, total },
    })),
  ]
}
