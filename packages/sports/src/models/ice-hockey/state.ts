import type { BetStop, Side, Situation, SportState } from '../types.ts'
import { OVERTIME_MS, PERIOD_MS, type Period } from './clock.ts'
import { type Shootout, shootoutWinner } from './overtime.ts'
import type { Sides } from './truth.ts'

/** Where the match is. Breaks name the period before them. */
export type HockeyStage =
  | { readonly kind: 'not_started' }
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'break'; readonly after: 1 | 2 }
  | { readonly kind: 'overtime_break' }
  | { readonly kind: 'overtime' }
  | { readonly kind: 'shootout' }
  | { readonly kind: 'ended' }

export const HOCKEY_COUNTERS = ['shots_on_goal', 'penalties', 'faceoffs', 'dangerous_attacks', 'timeouts'] as const
export type HockeyCounter = (typeof HOCKEY_COUNTERS)[number]

export interface HockeyState extends SportState {
  readonly stage: HockeyStage
  /** Game time played in the running period at `clockAt`, in ms. */
  readonly clock: number
  /** Match time to which `clock` belongs. */
  readonly clockAt: number
  readonly clockRunning: boolean
  /** Goals of the three periods. */
  readonly periods: readonly [Sides, Sides, Sides]
  /** Number of periods that are over. */
  readonly periodsPlayed: 0 | 1 | 2 | 3
  /** Minute of play in which the match was broken off; null while it was not. */
  readonly abandonedIn: number | null
  /** The goal of overtime, if one fell. */
  readonly overtime: Side | null
  readonly shootout: Shootout
  readonly counters: Readonly<Record<HockeyCounter, Sides>>
  readonly situation: Situation | null
}

export const NO_GOALS: Sides = { home: 0, away: 0 }

export function initialState(): HockeyState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    stage: { kind: 'not_started' },
    clock: 0,
    clockAt: 0,
    clockRunning: false,
    periods: [NO_GOALS, NO_GOALS, NO_GOALS],
    periodsPlayed: 0,
    abandonedIn: null,
    overtime: null,
    shootout: { goals: NO_GOALS, taken: NO_GOALS },
    counters: {
      shots_on_goal: NO_GOALS,
      penalties: NO_GOALS,
      faceoffs: NO_GOALS,
      dangerous_attacks: NO_GOALS,
      timeouts: NO_GOALS,
    },
    situation: null,
  }
}

/** Game time played in the running period at the state's time. */
export function gameClock(state: HockeyState): number {
  return state.clock + (state.clockRunning ? state.now - state.clockAt : 0)
}

const MINUTE_MS = 60_000

/** Minute of play, counted from 1. Breaks and the shootout belong to the minute before them. */
export function minuteOfPlay(state: HockeyState): number {
  const before = state.periodsPlayed * PERIOD_MS
  switch (state.stage.kind) {
    case 'period':
    case 'overtime':
      return Math.floor((before + gameClock(state)) / MINUTE_MS) + 1
    case 'shootout':
      return (before + OVERTIME_MS) / MINUTE_MS
    default:
      return before / MINUTE_MS
  }
}

export function advanceState(state: HockeyState, now: number): HockeyState {
  return now > state.now && state.phase !== 'ended' ? { ...state, now } : state
}

/** Goals of regular time. */
export function regularScore(state: HockeyState): Sides {
  const [first, second, third] = state.periods
  return { home: first.home + second.home + third.home, away: first.away + second.away + third.away }
}

/** Score with overtime and shootout, which give the winner one goal. */
export function finalScore(state: HockeyState): Sides {
  const regular = regularScore(state)
  const winner = state.overtime ?? (state.stage.kind === 'ended' ? shootoutWinner(state.shootout) : null)
  return winner === null ? regular : plusOne(regular, winner)
}

export function withStage(state: HockeyState, stage: HockeyStage, running: boolean): HockeyState {
  const phase =
    stage.kind === 'ended' ? 'ended' : stage.kind === 'break' || stage.kind === 'overtime_break' ? 'break' : 'running'
  return {
    ...state,
    stage,
    phase,
    clock: 0,
    clockAt: state.now,
    clockRunning: running,
    betStop: null,
    situation: null,
  }
}

export function withBetStop(state: HockeyState, betStop: BetStop | null): HockeyState {
  return { ...state, betStop }
}

export function withClock(state: HockeyState, running: boolean): HockeyState {
  return { ...state, clock: gameClock(state), clockAt: state.now, clockRunning: running }
}

export function plusOne(sides: Sides, side: Side): Sides {
  return side === 'home' ? { home: sides.home + 1, away: sides.away } : { home: sides.home, away: sides.away + 1 }
}
