import type { Pmf } from '../../chance/grid.ts'
import { needed, type SeriesCell } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import { gameWin, tieBreakWin } from './game-chain.ts'
import { afterSet, createMatchChain, type MatchChain } from './match-chain.ts'
import { setCells, setWin } from './set-chain.ts'
import { inTieBreak, setsWon, type TennisState } from './state.ts'
import type { TennisTruth } from './truth.ts'

/** Everything a tennis match is priced from, at one state. */
export interface TennisDistribution {
  /** Final scores in sets. */
  readonly sets: readonly SeriesCell[]
  /** Games of the whole match. */
  readonly total: Pmf
  /** Home minus away games of the whole match. */
  readonly margin: Pmf
  /** Chances of the home player: the running game, the running set, any set not begun. */
  readonly runningGame: number
  readonly runningSet: number
  readonly laterSet: number
  readonly chain: MatchChain
}

const CHAINS = new WeakMap<TennisTruth, MatchChain>()

/** The chain depends on the truth alone and is built once per match. */
export function chainOf(truth: TennisTruth): MatchChain {
  const known = CHAINS.get(truth)
  if (known !== undefined) return known
  const made = createMatchChain(truth.pHome, truth.pAway, truth.bestOf)
  CHAINS.set(truth, made)
  return made
}

export function tennisDistribution(truth: TennisTruth, state: TennisState): TennisDistribution {
  const chain = chainOf(truth)
  const won = setsWon(state)
  const runningGame = homeWinsGame(truth, state)
  const cells = setCells(chain.chances, state.games, state.server, runningGame)
  const played = gamesBefore(state)
  const most = 13 * truth.bestOf
  const reach = 7 * truth.bestOf
  const total = new Float64Array(most + 1)
  const margin = new Float64Array(2 * reach + 1)
  const side = needed(truth.bestOf) + 1
  const results = new Float64Array(side * side)
  const firstServer = serverOfSet(state)
  for (const cell of cells) {
    const after = afterSet(won, firstServer, cell)
    const rest = chain.remainder(after.sets, after.server)
    const totalAt = played.home + played.away + cell.home + cell.away
    const marginAt = played.home - played.away + cell.home - cell.away + reach
    for (let i = 0; i < rest.p.length; i++) {
      const p = cell.p * (rest.p[i] ?? 0)
      const home = rest.home[i] ?? 0
      const away = rest.away[i] ?? 0
      const result = rest.result[i] ?? 0
      total[totalAt + home + away] = (total[totalAt + home + away] ?? 0) + p
      margin[marginAt + home - away] = (margin[marginAt + home - away] ?? 0) + p
      results[result] = (results[result] ?? 0) + p
    }
  }
  return {
    sets: seriesOf(results, side),
    total: { from: 0, p: total },
    margin: { from: -reach, p: margin },
    runningGame,
    runningSet: setWin(cells),
    laterSet: chain.setWin,
    chain,
  }
}

/** Games of the sets that are over. */
export function gamesBefore(state: TennisState): Pair {
  let home = 0
  let away = 0
  for (const set of state.sets) {
    home += set.home
    away += set.away
  }
  return { home, away }
}

/** Chance of the home player to win the running game or tie-break. */
export function homeWinsGame(truth: TennisTruth, state: TennisState): number {
  const { home, away } = state.points
  if (inTieBreak(state)) return tieBreakWin(truth.pHome, truth.pAway, state.server, state.points)
  return state.server === 'home' ? gameWin(truth.pHome, home, away) : 1 - gameWin(truth.pAway, away, home)
}

/** Who served the first game of the running set. */
export function serverOfSet(state: TennisState): TennisState['server'] {
  const even = (state.games.home + state.games.away) % 2 === 0
  return even ? state.server : state.server === 'home' ? 'away' : 'home'
}

function seriesOf(results: Float64Array, side: number): SeriesCell[] {
  const cells: SeriesCell[] = []
  results.forEach((p, index) => {
    if (p > 0) cells.push({ home: Math.floor(index / side), away: index % side, p })
  })
  return cells
}
