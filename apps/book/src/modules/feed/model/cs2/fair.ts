import { handicapMarkets, totalMarkets, winnerFrom } from '../kit/line-markets.ts'
import { homeWinsSeries, seriesMargin, seriesTotal } from '../kit/series.ts'
import type { FairMarket } from '../types.ts'
import { cs2Distribution } from './distribution.ts'
import { type Cs2State, seriesOver } from './state.ts'
import type { Cs2Truth } from './truth.ts'

const SERIES = { step: 1, reach: 3 }
const ROUNDS = { step: 1, reach: 3 }

export function cs2Fair(truth: Cs2Truth, state: Cs2State): readonly FairMarket[] {
  if (state.phase === 'ended' || seriesOver(state)) return []
  const from = cs2Distribution(truth, state)
  return [
    ...winnerFrom(186, homeWinsSeries(from.series)),
    ...(truth.bestOf === 1
      ? []
      : [
          ...handicapMarkets(327, seriesMargin(truth.bestOf, from.series), SERIES),
          ...totalMarkets(328, seriesTotal(truth.bestOf, from.series), SERIES),
        ]),
    ...from.maps.flatMap(({ number, map }) => [
      ...winnerFrom(330, map.homeWins, `mapnr=${number}`),
      ...handicapMarkets(331, map.margin, ROUNDS, (hcp) => `hcp=${hcp}|mapnr=${number}`),
      ...totalMarkets(332, map.total, ROUNDS, (total) => `mapnr=${number}|total=${total}`),
    ]),
  ]
}
