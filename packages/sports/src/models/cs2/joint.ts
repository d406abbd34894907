/** Custom bets: the series, the running map and the next one. The series depends on maps by their winners only. */

import type { ScoreRule } from '../../markets/rule.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { jointSeries, type SeriesView } from '../kit/joint-series.ts'
import { mapAt } from './distribution.ts'
import type { MapDistribution } from './map-chain.ts'
import { type Cs2State, mapsDecided, mapsWon } from './state.ts'
import type { Cs2Truth } from './truth.ts'

export function jointWin(
  truth: Cs2Truth,
  state: Cs2State,
  legs: readonly ReadLeg<SeriesView, ScoreRule>[],
): number | null {
  const maps = new Map<number, MapDistribution | null>()
  const map = (number: number) => {
    const known = maps.get(number)
    if (known !== undefined) return known
    const made = mapAt(truth, state, number)
    maps.set(number, made)
    return made
  }
  const series = {
    bestOf: truth.bestOf,
    won: mapsWon(state),
    next: mapsDecided(state) + 1,
    map: (number: number) => map(number)?.cells ?? [],
    homeWins: (number: number) => map(number)?.homeWins ?? 0.5,
  }
  return jointSeries(series, legs)
}
