import { applyBetStop } from '../kit/bet-stop.ts'
import { clockAt, clockRun, clockSet, type GameClock } from '../kit/game-clock.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { add, other, type Pair, sideOf, ZERO } from '../kit/sides.ts'
import type { MatchEvent, Side, SportState } from '../types.ts'
import { STAGES, type Stage } from './drive.ts'

export const QUARTER_MS = 900_000

export interface AmericanFootballState extends SportState {
  /** Running quarter, or the one after the break; 5 is overtime. */
  readonly period: number
  readonly clock: GameClock
  /** Points of each period begun or next. */
  readonly periods: readonly Pair[]
  /** Drives completed in regular time. */
  readonly drives: number
  /** Drives completed in overtime and who had the first of them; null until the coin fell. */
  readonly overtimeDrives: number
  readonly overtimeFirst: Side | null
  /** How far the running drive has come; null while neither side has the ball. */
  readonly stage: Stage
  readonly possession: Side | null
  /** Share of the pitch gone towards the opponent's goal line. */
  readonly progress: number
  readonly touchdowns: Pair
  readonly fieldGoals: Pair
  readonly timeouts: Pair
}

export function initialAmericanFootball(): AmericanFootballState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    period: 1,
    clock: clockSet(QUARTER_MS, 0),
    periods: [ZERO],
    drives: 0,
    overtimeDrives: 0,
    overtimeFirst: null,
    stage: 'own_half',
    possession: null,
    progress: 0.25,
    touchdowns: ZERO,
    fieldGoals: ZERO,
    timeouts: ZERO,
  }
}

export function advanceAmericanFootball(state: AmericanFootballState, now: number): AmericanFootballState {
  return { ...state, now, clock: clockAt(state.clock, now) }
}

export function applyAmericanFootball(before: AmericanFootballState, event: MatchEvent): AmericanFootballState {
  const state = { ...advanceAmericanFootball(before, event.at), betStop: applyBetStop(before.betStop, event) }
  const stopped = () => clockRun(state.clock, event.at, false)
  switch (event.type) {
    case 'period_start':
      return periodStart(state, event)
    case 'clock_start':
      return { ...state, clock: clockRun(state.clock, event.at, true) }
    case 'clock_stop':
      return { ...state, clock: stopped() }
    case 'timeout':
      return { ...state, clock: stopped(), timeouts: add(state.timeouts, sideOf(event.side)) }
    case 'drive_start':
      return { ...state, possession: sideOf(event.side), progress: 0.25 }
    case 'play':
      return { ...state, progress: Number(event.data?.progress ?? state.progress) }
    case 'advance':
      return { ...state, stage: stageOf(event.data?.stage), progress: Number(event.data?.progress ?? state.progress) }
    case 'score':
    case 'turnover':
      return driveEnd(state, event)
    case 'period_end':
      return periodEnd(state)
    case 'match_end':
      return { ...state, phase: 'ended', ending: 'regular', clock: stopped() }
    default:
      return state
  }
}

export function points(state: AmericanFootballState): Pair {
  let home = 0
  let away = 0
  for (const period of state.periods) {
    home += period.home
    away += period.away
  }
  return { home, away }
}

/** Whose drive runs or comes next in overtime; null before the coin fell. */
export function nextInOvertime(state: AmericanFootballState): Side | null {
  if (state.overtimeFirst === null) return null
  return state.overtimeDrives % 2 === 0 ? state.overtimeFirst : other(state.overtimeFirst)
}

export function periodOver(state: AmericanFootballState, period: number): boolean {
  return state.phase === 'ended' ? period <= state.periods.length : period < state.period
}

function stageOf(value: unknown): Stage {
  return STAGES.find((stage) => stage === value) ?? 'own_half'
}

function periodStart(state: AmericanFootballState, event: MatchEvent): AmericanFootballState {
  const overtime = state.period > QUARTERS
  return {
    ...state,
    phase: 'running',
    clock: clockRun(state.clock, event.at, !overtime),
    overtimeFirst: overtime ? sideOf(event.side) : null,
  }
}

function driveEnd(state: AmericanFootballState, event: MatchEvent): AmericanFootballState {
  const overtime = state.period > QUARTERS
  const side = sideOf(event.side)
  const worth = event.type === 'score' ? Number(event.data?.points ?? 0) : 0
  const last = state.periods.length - 1
  return {
    ...state,
    clock: clockRun(state.clock, event.at, false),
    periods: state.periods.map((period, i) => (i === last ? add(period, side, worth) : period)),
    drives: overtime ? state.drives : state.drives + 1,
    overtimeDrives: overtime ? state.overtimeDrives + 1 : state.overtimeDrives,
    stage: 'own_half',
    possession: null,
    touchdowns: worth >= 6 ? add(state.touchdowns, side) : state.touchdowns,
    fieldGoals: worth === 3 ? add(state.fieldGoals, side) : state.fieldGoals,
  }
}

function periodEnd(state: AmericanFootballState): AmericanFootballState {
  const { home, away } = points(state)
  const ended: AmericanFootballState = { ...state, clock: clockSet(0, state.now) }
  if (state.period >= QUARTERS && home !== away) return ended
  return {
    ...ended,
    phase: 'break',
    period: state.period + 1,
    periods: [...state.periods, ZERO],
    clock: clockSet(QUARTER_MS, state.now),
  }
}
