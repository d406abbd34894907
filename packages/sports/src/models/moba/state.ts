import { applyBetStop } from '../kit/bet-stop.ts'
import { needed } from '../kit/series.ts'
import { add, type Pair, sideOf, ZERO } from '../kit/sides.ts'
import type { MatchEvent, Side, SportState } from '../types.ts'
import type { MobaTruth } from './truth.ts'

export interface MobaState extends SportState {
  readonly bestOf: 1 | 3 | 5
  /** Winners of the maps that are over. */
  readonly maps: readonly Side[]
  /** The running map; `null` between maps. */
  readonly map: RunningMap | null
  readonly kills: Pair
  readonly towers: Pair
}

export interface RunningMap {
  /** Match time it began; pauses move it. */
  readonly startedAt: number
  /** Since when it is paused. */
  readonly pausedAt: number | null
  readonly kills: Pair
  /** Gold of the home side minus gold of the away side. */
  readonly goldLead: number
  /** Who killed last; where the fight is. */
  readonly lastKill: Side | null
}

export function initialMoba(truth: MobaTruth): MobaState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    bestOf: truth.bestOf,
    maps: [],
    map: null,
    kills: ZERO,
    towers: ZERO,
  }
}

export function applyMoba(before: MobaState, event: MatchEvent): MobaState {
  const state = { ...before, now: event.at, betStop: applyBetStop(before.betStop, event) }
  const side = sideOf(event.side)
  switch (event.type) {
    case 'map_start':
      return {
        ...state,
        phase: 'running',
        map: { startedAt: event.at, pausedAt: null, kills: ZERO, goldLead: 0, lastKill: null },
      }
    case 'map_end':
      return { ...state, phase: 'break', maps: [...state.maps, side], map: null }
    case 'tower':
      return { ...state, towers: add(state.towers, side) }
    case 'match_end':
      return { ...state, phase: 'ended', ending: 'regular' }
    default:
      return state.map === null ? state : { ...state, ...inMap(state, state.map, event, side) }
  }
}

/** Maps won by each side. */
export function mapsWon(state: MobaState): Pair {
  return state.maps.reduce((won, winner) => add(won, winner), ZERO)
}

export function seriesOver(state: MobaState): boolean {
  const { home, away } = mapsWon(state)
  return Math.max(home, away) === needed(state.bestOf)
}

function inMap(state: MobaState, map: RunningMap, event: MatchEvent, side: Side): Partial<MobaState> {
  switch (event.type) {
    case 'minute':
      return { map: { ...map, goldLead: Number(event.data?.gold_lead ?? map.goldLead) } }
    case 'kill':
      return { kills: add(state.kills, side), map: { ...map, kills: add(map.kills, side), lastKill: side } }
    case 'pause':
      return { map: { ...map, pausedAt: event.at } }
    case 'play_resumed':
      return map.pausedAt === null
        ? {}
        : { map: { ...map, pausedAt: null, startedAt: map.startedAt + event.at - map.pausedAt } }
    default:
      return {}
  }
}
