import { handicapMarkets, oddEvenMarket, threeWayMarket, totalMarkets, winnerMarket } from '../kit/line-markets.ts'
import type { FairMarket } from '../types.ts'
import { basketballDistribution } from './distribution.ts'
import { type BasketballState, isDecided } from './state.ts'
import type { BasketballTruth } from './truth.ts'

const MATCH_TOTAL = { step: 2, reach: 4 }
const MATCH_HANDICAP = { step: 1, reach: 4 }
const SIDE_TOTAL = { step: 2, reach: 3 }
const QUARTER = { step: 1, reach: 3 }

export function basketballFair(truth: BasketballTruth, state: BasketballState): readonly FairMarket[] {
  if (state.phase === 'ended' || isDecided(state)) return []
  const from = basketballDistribution(truth, state)
  return [
    ...winnerMarket(219, from.margin),
    ...(from.regular === null ? [] : threeWayMarket(1, from.regular)),
    ...handicapMarkets(223, from.margin, MATCH_HANDICAP),
    ...totalMarkets(225, from.total, MATCH_TOTAL),
    ...totalMarkets(227, from.home, SIDE_TOTAL),
    ...totalMarkets(228, from.away, SIDE_TOTAL),
    ...oddEvenMarket(229, from.total),
    ...from.quarters.flatMap(({ number, margin, total }) => [
      ...threeWayMarket(235, margin, `quarternr=${number}`),
      ...totalMarkets(236, total, QUARTER, (line) => `quarternr=${number}|total=${line}`),
      ...handicapMarkets(303, margin, QUARTER, (hcp) => `hcp=${hcp}|quarternr=${number}`),
    ]),
  ]
}
