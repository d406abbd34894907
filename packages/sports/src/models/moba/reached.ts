import { numberIn, type SpecifierValues } from '../../markets/specifier.ts'
import type { Reached } from '../../sport/reached.ts'
import type { SeriesView } from '../kit/joint-series.ts'
import { seriesReached } from '../kit/series.ts'
import { add, ZERO } from '../kit/sides.ts'
import { type MobaState, mapsWon } from './state.ts'

/** How far what a view counts has come. */
export function mobaReached(of: SeriesView, at: SpecifierValues, state: MobaState): Reached {
  switch (of) {
    case 'series':
    case 'maps':
      return seriesReached(state.bestOf, mapsWon(state))
    case 'map': {
      const winner = state.maps[(numberIn(at, 'mapnr') ?? 0) - 1]
      return winner === undefined ? { state: 'unknown' } : { state: 'final', ...add(ZERO, winner) }
    }
  }
}
