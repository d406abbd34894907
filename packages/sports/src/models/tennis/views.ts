import type { Pmf, ScoreGrid } from '../../chance/grid.ts'
import type { View } from '../../sport/view.ts'
import { needed, type SeriesCell, seriesMargin, seriesTotal, winnerPmf } from '../kit/series.ts'
import { other } from '../kit/sides.ts'
import { correctScoreVariant } from './correct-score.ts'
import { type TennisDistribution, tennisDistribution } from './distribution.ts'
import { homeGame } from './set-chain.ts'
import { matchWon, type TennisState } from './state.ts'
import type { TennisTruth } from './truth.ts'

/** The counted part: sets, the exact score in sets, games of the match, one set, one game of a set. */
export type TennisView = 'sets' | 'score_in_sets' | 'games' | 'set' | 'game'

/** Everything of a tennis match that can be bet on at a state, with its distribution. */
export function tennisViews(truth: TennisTruth, state: TennisState): readonly View<TennisView>[] {
  if (state.phase === 'ended' || matchWon(state)) return []
  const { bestOf } = truth
  const from = tennisDistribution(truth, state)
  return [
    { of: 'sets', stats: { diff: seriesMargin(bestOf, from.sets), total: seriesTotal(bestOf, from.sets) } },
    {
      of: 'score_in_sets',
      at: { variant: correctScoreVariant(bestOf) },
      stats: {},
      grid: gridOf(from.sets, needed(bestOf)),
    },
    { of: 'games', stats: { diff: from.margin, total: from.total } },
    ...sets(truth, state, from),
    ...games(state, from),
  ]
}

/** The running set and the one after it, priced as if it will be played; if it is not, bets on it are void. */
function sets(truth: TennisTruth, state: TennisState, from: TennisDistribution): readonly View<TennisView>[] {
  const running = state.sets.length + 1
  const set = (setnr: number, homeWins: number) => wonBy('set', { setnr }, winnerPmf(homeWins))
  return running < truth.bestOf
    ? [set(running, from.runningSet), set(running + 1, from.laterSet)]
    : [set(running, from.runningSet)]
}

/** The running game and the one after it in the same set. */
function games(state: TennisState, from: TennisDistribution): readonly View<TennisView>[] {
  const { home, away } = state.games
  const setnr = state.sets.length + 1
  const gamenr = home + away + 1
  const running = wonBy('game', { setnr, gamenr }, winnerPmf(from.runningGame))
  if (gamenr >= 12) return [running]
  const next = homeGame(from.chain.chances, { home: home + 1, away }, other(state.server))
  return [running, wonBy('game', { setnr, gamenr: gamenr + 1 }, winnerPmf(next))]
}

function wonBy(of: 'set' | 'game', at: Readonly<Record<string, number>>, diff: Pmf): View<TennisView> {
  return { of, at, stats: { diff } }
}

function gridOf(cells: readonly SeriesCell[], need: number): ScoreGrid {
  const side = need + 1
  const p = new Float64Array(side * side)
  for (const cell of cells) p[cell.home * side + cell.away] = cell.p
  return { baseHome: 0, baseAway: 0, height: side, width: side, p }
}
