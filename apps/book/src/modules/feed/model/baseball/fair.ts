import { handicapMarkets, totalMarkets, winnerMarket } from '../kit/line-markets.ts'
import type { FairMarket } from '../types.ts'
import { baseballDistribution } from './distribution.ts'
import { type BaseballState, isOver } from './state.ts'
import type { BaseballTruth } from './truth.ts'

const LADDER = { step: 1, reach: 3 }

export function baseballFair(truth: BaseballTruth, state: BaseballState): readonly FairMarket[] {
  if (isOver(state)) return []
  const { margin, total } = baseballDistribution(truth, state)
  return [...winnerMarket(251, margin), ...handicapMarkets(256, margin, LADDER), ...totalMarkets(258, total, LADDER)]
}
