import { handicapMarkets, totalMarkets, winnerFrom } from '../kit/line-markets.ts'
import { homeWinsSeries, seriesCells, seriesMargin, seriesTotal } from '../kit/series.ts'
import type { FairMarket } from '../types.ts'
import { homeWinsMap } from './evidence.ts'
import { type MobaState, mapsWon, seriesOver } from './state.ts'
import type { MobaTruth } from './truth.ts'

const SERIES = { step: 1, reach: 3 }

export function mobaFair(truth: MobaTruth, state: MobaState): readonly FairMarket[] {
  if (state.phase === 'ended' || seriesOver(state)) return []
  const running = state.maps.length + 1
  const homeWins = mapChance(truth, state)
  const series = seriesCells(truth.bestOf, mapsWon(state), homeWins)
  const next = running < truth.bestOf ? winnerFrom(395, homeWins(running + 1), `mapnr=${running + 1}`) : []
  return [
    ...winnerFrom(186, homeWinsSeries(series)),
    ...(truth.bestOf === 1
      ? []
      : [
          ...handicapMarkets(327, seriesMargin(truth.bestOf, series), SERIES),
          ...totalMarkets(328, seriesTotal(truth.bestOf, series), SERIES),
        ]),
    ...winnerFrom(395, homeWins(running), `mapnr=${running}`),
    ...next,
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
