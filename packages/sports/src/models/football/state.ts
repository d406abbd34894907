import type { BetStop, Side, Situation, SportState } from '../types.ts'
import type { Sides } from './truth.ts'

export const FOOTBALL_STAGES = ['not_started', 'first_half', 'half_time', 'second_half', 'ended'] as const
export type FootballStage = (typeof FOOTBALL_STAGES)[number]

export interface Goal {
  readonly side: Side
  /** Player id, null for an own goal. */
  readonly scorer: string | null
}

export const FOOTBALL_COUNTERS = [
  'corners',
  'yellow_cards',
  'red_cards',
  'shots_on_target',
  'shots_off_target',
  'free_kicks',
  'penalties',
  'attacks',
  'dangerous_attacks',
] as const
export type FootballCounter = (typeof FOOTBALL_COUNTERS)[number]

export interface FootballState extends SportState {
  readonly stage: FootballStage
  /** Match time at which the stage began. */
  readonly stageStart: number
  /** Announced stoppage of the running half in ms; null before the announcement. */
  readonly stoppage: number | null
  /** The first half is over, also when the match was abandoned after it. */
  readonly halfTimePlayed: boolean
  /** Minute of play in which the match was broken off; null while it was not. */
  readonly abandonedIn: number | null
  readonly firstHalf: Sides
  readonly secondHalf: Sides
  /** In the order they fell. */
  readonly goals: readonly Goal[]
  readonly counters: Readonly<Record<FootballCounter, Sides>>
  readonly situation: Situation | null
}

const NONE: Sides = { home: 0, away: 0 }

export function initialState(): FootballState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    stage: 'not_started',
    stageStart: 0,
    stoppage: null,
    halfTimePlayed: false,
    abandonedIn: null,
    firstHalf: NONE,
    secondHalf: NONE,
    goals: [],
    counters: {
      corners: NONE,
      yellow_cards: NONE,
      red_cards: NONE,
      shots_on_target: NONE,
      shots_off_target: NONE,
      free_kicks: NONE,
      penalties: NONE,
      attacks: NONE,
      dangerous_attacks: NONE,
    },
    situation: null,
  }
}

export function advanceState(state: FootballState, now: number): FootballState {
  return now > state.now && state.phase !== 'ended' ? { ...state, now } : state
}

/** Goals of both halves. */
export function score(state: FootballState): Sides {
  return {
    home: state.firstHalf.home + state.secondHalf.home,
    away: state.firstHalf.away + state.secondHalf.away,
  }
}

export function withStage(state: FootballState, stage: FootballStage, now: number): FootballState {
  const phase = stage === 'ended' ? 'ended' : stage === 'half_time' ? 'break' : 'running'
  return { ...state, now, stage, phase, stageStart: now, stoppage: null, situation: null, betStop: null }
}

export function withBetStop(state: FootballState, betStop: BetStop | null): FootballState {
  return { ...state, betStop }
}

export function plusOne(sides: Sides, side: Side): Sides {
  return side === 'home' ? { home: sides.home + 1, away: sides.away } : { home: sides.home, away: sides.away + 1 }
}
