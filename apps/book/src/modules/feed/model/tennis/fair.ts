import { handicapMarkets, totalMarkets, undecided, winnerFrom } from '../kit/line-markets.ts'
import { homeWinsSeries, seriesMargin, seriesTotal } from '../kit/series.ts'
import { other } from '../kit/sides.ts'
import type { FairMarket } from '../types.ts'
import { correctScoreId, correctScoreVariant } from './correct-score.ts'
import { type TennisDistribution, tennisDistribution } from './distribution.ts'
import { homeGame } from './set-chain.ts'
import { matchWon, type TennisState } from './state.ts'
import type { TennisTruth } from './truth.ts'

const LADDER = { step: 1, reach: 4 }

export function tennisFair(truth: TennisTruth, state: TennisState): readonly FairMarket[] {
  if (state.phase === 'ended' || matchWon(state)) return []
  const from = tennisDistribution(truth, state)
  const setsMargin = seriesMargin(truth.bestOf, from.sets)
  return [
    ...winnerFrom(186, homeWinsSeries(from.sets)),
    ...totalMarkets(189, from.total, LADDER),
    ...handicapMarkets(187, from.margin, LADDER),
    ...handicapMarkets(188, setsMargin, LADDER),
    ...totalMarkets(314, seriesTotal(truth.bestOf, from.sets), LADDER),
    ...setWinners(truth, state, from),
    ...gameWinners(state, from),
    ...correctScore(truth, from),
  ]
}

/** The running set and the one after it, priced as if it will be played; if it is not, bets on it are void. */
function setWinners(truth: TennisTruth, state: TennisState, from: TennisDistribution): FairMarket[] {
  const running = state.sets.length + 1
  const later = running < truth.bestOf ? winnerFrom(202, from.laterSet, `setnr=${running + 1}`) : []
  return [...winnerFrom(202, from.runningSet, `setnr=${running}`), ...later]
}

/** The running game and the one after it in the same set. */
function gameWinners(state: TennisState, from: TennisDistribution): FairMarket[] {
  const { home, away } = state.games
  const set = state.sets.length + 1
  const game = home + away + 1
  const running = winnerFrom(210, from.runningGame, `gamenr=${game}|setnr=${set}`)
  if (game >= 12) return running
  const next = homeGame(from.chain.chances, { home: home + 1, away }, other(state.server))
  return [...running, ...winnerFrom(210, next, `gamenr=${game + 1}|setnr=${set}`)]
}

function correctScore(truth: TennisTruth, from: TennisDistribution): FairMarket[] {
  const outcomes = correctScoreId(truth.bestOf).map(({ id, home, away }) => {
    const p = from.sets.find((cell) => cell.home === home && cell.away === away)?.p ?? 0
    return { id, win: p, halfWin: 0, push: 0, halfLose: 0, lose: 1 - p }
  })
  return undecided({
    id: 199,
    specifier: `variant=${correctScoreVariant(truth.bestOf)}`,
    mostBalanced: false,
    outcomes,
  })
}
