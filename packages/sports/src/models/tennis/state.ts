import { applyBetStop } from '../kit/bet-stop.ts'
import { needed } from '../kit/series.ts'
import { add, other, type Pair, sideOf, ZERO } from '../kit/sides.ts'
import type { MatchEvent, Side, SportState } from '../types.ts'
import { tieBreakServer } from './game-chain.ts'
import { setOver } from './set-chain.ts'
import type { TennisTruth } from './truth.ts'

export interface TennisState extends SportState {
  readonly bestOf: 3 | 5
  /** Games of the sets that are over. */
  readonly sets: readonly Pair[]
  /** Games of the running set. */
  readonly games: Pair
  /** Points of the running game or tie-break, counted 0, 1, 2... */
  readonly points: Pair
  /** Server of the running game; of a tie-break, who served its first point. */
  readonly server: Side
  /** Who won each game, one text per set: 'hah...'. */
  readonly gameWinners: readonly string[]
  readonly aces: Pair
  readonly doubleFaults: Pair
  readonly breaks: Pair
  /** The side that retired; null otherwise. */
  readonly retired: Side | null
}

export function initialTennis(truth: TennisTruth): TennisState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    bestOf: truth.bestOf,
    sets: [],
    games: ZERO,
    points: ZERO,
    server: truth.firstServer,
    gameWinners: [''],
    aces: ZERO,
    doubleFaults: ZERO,
    breaks: ZERO,
    retired: null,
  }
}

export function applyTennis(state: TennisState, event: MatchEvent): TennisState {
  const next = { ...state, now: event.at, betStop: applyBetStop(state.betStop, event) }
  switch (event.type) {
    case 'match_start':
    case 'play_resumed':
      return { ...next, phase: 'running' }
    case 'change_ends':
    case 'set_break':
    case 'medical_timeout':
      return { ...next, phase: 'break' }
    case 'point':
      return point(next, sideOf(event.side), event)
    case 'retired':
      return { ...next, phase: 'ended', ending: 'retired', retired: sideOf(event.side) }
    case 'match_end':
      return { ...next, phase: 'ended', ending: 'regular' }
    default:
      return next
  }
}

/** Sets won by each side. */
export function setsWon(state: TennisState): Pair {
  let won = ZERO
  for (const set of state.sets) won = add(won, set.home > set.away ? 'home' : 'away')
  return won
}

export function matchWon(state: TennisState): boolean {
  const won = setsWon(state)
  return Math.max(won.home, won.away) === needed(state.bestOf)
}

export function inTieBreak(state: TennisState): boolean {
  return state.games.home === 6 && state.games.away === 6
}

/** Who serves the next point. */
export function servingNow(state: TennisState): Side {
  return inTieBreak(state) ? tieBreakServer(state.server, state.points) : state.server
}

/** Whether the next point may end the running game. */
export function isGamePoint(state: TennisState): boolean {
  const least = inTieBreak(state) ? 6 : 3
  const { home, away } = state.points
  return home !== away && Math.max(home, away) >= least
}

function point(state: TennisState, winner: Side, event: MatchEvent): TennisState {
  const points = add(state.points, winner)
  const kind = event.data?.kind
  const counted: TennisState = {
    ...state,
    points,
    aces: kind === 'ace' ? add(state.aces, winner) : state.aces,
    doubleFaults: kind === 'double_fault' ? add(state.doubleFaults, other(winner)) : state.doubleFaults,
  }
  const toWin = inTieBreak(state) ? 7 : 4
  const ahead = Math.abs(points.home - points.away)
  return Math.max(points.home, points.away) >= toWin && ahead >= 2 ? game(counted, winner) : counted
}

function game(state: TennisState, winner: Side): TennisState {
  const games = add(state.games, winner)
  const last = state.gameWinners.length - 1
  const gameWinners = state.gameWinners.map((set, i) => (i === last ? set + winner.charAt(0) : set))
  const isBreak = !inTieBreak(state) && winner !== state.server
  const after: TennisState = {
    ...state,
    games,
    points: ZERO,
    server: other(state.server),
    gameWinners,
    breaks: isBreak ? add(state.breaks, winner) : state.breaks,
  }
  if (!setOver(games)) return after
  const finished: TennisState = { ...after, sets: [...state.sets, games], games: ZERO }
  return matchWon(finished) ? finished : { ...finished, gameWinners: [...gameWinners, ''] }
}
