/** Games and margins a match can still end at, from the rules alone: they decide lines early. */
import type { Span } from '../../sport/reached.ts'
import { needed } from '../kit/series.ts'
import type { Pair } from '../kit/sides.ts'
import type { Side } from '../types.ts'
import { gamesBefore } from './distribution.ts'
import { matchWon, setsWon, type TennisState } from './state.ts'

/** Final score of the running set when one side wins all further games. */
function runOut(games: Pair, winner: Side): Pair {
  const loser = winner === 'home' ? games.away : games.home
  const won = loser >= 5 ? 7 : 6
  return winner === 'home' ? { home: won, away: loser } : { home: loser, away: won }
}

export function totalSpan(state: TennisState): Span {
  const before = gamesBefore(state)
  const played = before.home + before.away
  if (matchWon(state)) return { min: played, max: played }
  const won = setsWon(state)
  const need = needed(state.bestOf)
  const shortest = (side: Side) => {
    const end = runOut(state.games, side)
    return end.home + end.away + 6 * (need - won[side] - 1)
  }
  const setsLeft = state.bestOf - state.sets.length
  return {
    min: played + Math.min(shortest('home'), shortest('away')),
    max: played + longest(state.games) + 13 * (setsLeft - 1),
  }
}

/**
 * A side's best path wins all sets to love, but may lose the running one by 6:7 where that is better than to win it.
 */
export function marginSpan(state: TennisState): Span {
  const before = gamesBefore(state)
  const now = before.home - before.away
  if (matchWon(state)) return { min: now, max: now }
  return { min: now - furthest(state, 'away', 'home'), max: now + furthest(state, 'home', 'away') }
}

/** Most games `side` can still gain on the other. */
function furthest(state: TennisState, side: Side, against: Side): number {
  const won = setsWon(state)
  const need = needed(state.bestOf)
  const end = runOut(state.games, side)
  const winning = end[side] - end[against]
  const mayLose = won[against] < need - 1
  return Math.max(winning, mayLose ? 6 - 1 : winning) + 6 * (need - won[side] - 1)
}

/** Most games of the running set: a tie-break, unless it can no longer be reached. */
function longest(games: Pair): number {
  return games.home <= 6 && games.away <= 6 ? 13 : games.home + games.away
}
