/** Custom bets: the series, the running map and the one after it. */

import type { ScoreRule } from '../../markets/rule.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { jointSeries, type SeriesView } from '../kit/joint-series.ts'
import { type MobaState, mapsWon } from './state.ts'
import type { MobaTruth } from './truth.ts'
import { mapChance } from './views.ts'

export function jointWin(
  truth: MobaTruth,
  state: MobaState,
  legs: readonly ReadLeg<SeriesView, ScoreRule>[],
): number | null {
  const homeWins = mapChance(truth, state)
  const series = {
    bestOf: truth.bestOf,
    won: mapsWon(state),
    next: state.maps.length + 1,
    map: (number: number) => [
      { home: 1, away: 0, p: homeWins(number) },
      { home: 0, away: 1, p: 1 - homeWins(number) },
    ],
    homeWins,
  }
  return jointSeries(series, legs)
}
