import { handicapMarkets, threeWayMarket, totalMarkets, winnerMarket } from '../kit/line-markets.ts'
import { leader } from '../kit/sides.ts'
import type { FairMarket } from '../types.ts'
import { americanFootballDistribution } from './distribution.ts'
import { overtimeOver } from './overtime.ts'
import { drivesBefore, QUARTERS } from './schedule.ts'
import { type AmericanFootballState, nextInOvertime, points } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

const MATCH = { step: 1, reach: 4 }
const SIDE = { step: 1, reach: 3 }
const QUARTER = { step: 1, reach: 2 }

export function americanFootballFair(
  truth: AmericanFootballTruth,
  state: AmericanFootballState,
): readonly FairMarket[] {
  if (state.phase === 'ended' || isDecided(truth, state)) return []
  const { match, quarters } = americanFootballDistribution(truth, state)
  return [
    ...winnerMarket(219, match.diff),
    ...handicapMarkets(223, match.diff, MATCH),
    ...totalMarkets(225, match.total, MATCH),
    ...totalMarkets(227, match.home, SIDE),
    ...totalMarkets(228, match.away, SIDE),
    ...quarters.flatMap(({ number, score }) => [
      ...threeWayMarket(235, score.diff, `quarternr=${number}`),
      ...totalMarkets(236, score.total, QUARTER, (line) => `quarternr=${number}|total=${line}`),
      ...handicapMarkets(303, score.diff, QUARTER, (hcp) => `hcp=${hcp}|quarternr=${number}`),
    ]),
  ]
}

/** No drive is left that could change the score. */
function isDecided(truth: AmericanFootballTruth, state: AmericanFootballState): boolean {
  const score = points(state)
  if (state.period <= QUARTERS) return state.drives >= drivesBefore(truth, QUARTERS + 1) && leader(score) !== null
  const next = nextInOvertime(state)
  return next !== null && overtimeOver(state.overtimeDrives, state.periods[QUARTERS] ?? score, next)
}
