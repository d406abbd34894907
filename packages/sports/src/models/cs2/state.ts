import { applyBetStop } from '../kit/bet-stop.ts'
import { needed } from '../kit/series.ts'
import { add, type Pair, sideOf, ZERO } from '../kit/sides.ts'
import type { MatchEvent, Side, SportState } from '../types.ts'
import { ctSide, mapOver } from './rules.ts'
import type { Cs2Truth } from './truth.ts'

export interface Cs2State extends SportState {
  readonly bestOf: 1 | 3 | 5
  /** Rounds of the maps that are over. */
  readonly maps: readonly Pair[]
  /** Rounds of the running map, or of the one after the break. */
  readonly rounds: Pair
  /** Who defends in the round being played; null between maps. */
  readonly ct: Side | null
  /** Why play is paused; null while it runs. */
  readonly pause: 'half_time' | 'timeout' | 'map_break' | null
  readonly kills: Pair
}

export function initialCs2(truth: Cs2Truth): Cs2State {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    bestOf: truth.bestOf,
    maps: [],
    rounds: ZERO,
    ct: null,
    pause: null,
    kills: ZERO,
  }
}

export function applyCs2(truth: Cs2Truth, before: Cs2State, event: MatchEvent): Cs2State {
  const state = { ...before, now: event.at, betStop: applyBetStop(before.betStop, event) }
  switch (event.type) {
    case 'map_start':
    case 'play_resumed':
      return { ...state, phase: 'running', pause: null, ct: defender(truth, state) }
    case 'half_time':
      return { ...state, pause: 'half_time' }
    case 'timeout':
    case 'technical_pause':
      return { ...state, pause: 'timeout' }
    case 'round':
      return round(truth, state, event)
    case 'map_end':
      return {
        ...state,
        phase: 'break',
        maps: [...state.maps, state.rounds],
        rounds: ZERO,
        ct: null,
        pause: 'map_break',
      }
    case 'match_end':
      return { ...state, phase: 'ended', ending: 'regular', pause: null }
    default:
      return state
  }
}

/** Maps won by each side; a map counts from its last round. */
export function mapsWon(state: Cs2State): Pair {
  let won = ZERO
  const decided = mapOver(state.rounds) ? [...state.maps, state.rounds] : state.maps
  for (const map of decided) won = add(won, map.home > map.away ? 'home' : 'away')
  return won
}

/** Maps that are decided. */
export function mapsDecided(state: Cs2State): number {
  return state.maps.length + (mapOver(state.rounds) ? 1 : 0)
}

export function seriesOver(state: Cs2State): boolean {
  const { home, away } = mapsWon(state)
  return Math.max(home, away) === needed(state.bestOf)
}

/** Rounds of a map by number (1 first); zero when it has not begun. */
export function mapRounds(state: Cs2State, number: number): Pair {
  return state.maps[number - 1] ?? (number === state.maps.length + 1 ? state.rounds : ZERO)
}

function round(truth: Cs2Truth, state: Cs2State, event: MatchEvent): Cs2State {
  const rounds = add(state.rounds, sideOf(event.side))
  const after = { ...state, rounds }
  return {
    ...after,
    ct: mapOver(rounds) ? null : defender(truth, after),
    kills: {
      home: state.kills.home + Number(event.data?.home_kills ?? 0),
      away: state.kills.away + Number(event.data?.away_kills ?? 0),
    },
  }
}

function defender(truth: Cs2Truth, state: Cs2State): Side | null {
  const map = truth.maps[state.maps.length]
  return map === undefined ? null : ctSide(map.ctFirst, state.rounds.home + state.rounds.away)
}
