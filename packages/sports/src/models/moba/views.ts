import type { View } from '../../sport/view.ts'
import type { SeriesView } from '../kit/joint-series.ts'
import { seriesCells, seriesMargin, seriesTotal, winnerPmf } from '../kit/series.ts'
import { homeWinsMap } from './evidence.ts'
import { type MobaState, mapsWon, seriesOver } from './state.ts'
import type { MobaTruth } from './truth.ts'

/** Everything of a series that can be bet on at a state, with its distribution. */
export function mobaViews(truth: MobaTruth, state: MobaState): readonly View<SeriesView>[] {
  if (state.phase === 'ended' || seriesOver(state)) return []
  const { bestOf } = truth
  const running = state.maps.length + 1
  const homeWins = mapChance(truth, state)
  const cells = seriesCells(bestOf, mapsWon(state), homeWins)
  const series = { diff: seriesMargin(bestOf, cells), total: seriesTotal(bestOf, cells) }
  const maps = running < bestOf ? [running, running + 1] : [running]
  return [
    { of: 'series', stats: series },
    ...(bestOf === 1 ? [] : [{ of: 'maps' as const, stats: series }]),
    ...maps.map((mapnr) => ({ of: 'map' as const, at: { mapnr }, stats: { diff: winnerPmf(homeWins(mapnr)) } })),
  ]
}

/** Chance of the home team to take a map by its number; of the running one by what it shows. */
export function mapChance(truth: MobaTruth, { maps, map }: MobaState): (number: number) => number {
  const running = maps.length + 1
  return (number) => {
    const before = truth.maps[number - 1] ?? 0.5
    if (number !== running || map === null) return before
    return homeWinsMap(before, map.goldLead, map.kills.home - map.kills.away)
  }
}
