import { applyBetStop } from '../kit/bet-stop.ts'
import { clockAt, clockRun, clockSet, type GameClock } from '../kit/game-clock.ts'
import { QUARTERS } from '../kit/quarters.ts'
import { add, type Pair, sideOf, ZERO } from '../kit/sides.ts'
import type { MatchEvent, SportState } from '../types.ts'
import { OVERTIME_MS } from './overtime.ts'
import type { LastScorer } from './scoring.ts'
import type { BasketballTruth } from './truth.ts'

export interface BasketballState extends SportState {
  readonly quarterMs: number
  /** Running period, or the one that comes after the break: 1 to 4, overtimes from 5. */
  readonly period: number
  readonly clock: GameClock
  /** Points of each period begun or next. */
  readonly periods: readonly Pair[]
  /** Who scored last in this period, and the time that was left then (the whole period before a score). */
  readonly lastScorer: LastScorer
  readonly lastPlayRemaining: number
  readonly fouls: Pair
  readonly threes: Pair
  readonly timeouts: Pair
}

export function initialBasketball(truth: BasketballTruth): BasketballState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    quarterMs: truth.quarterMs,
    period: 1,
    clock: clockSet(truth.quarterMs, 0),
    periods: [ZERO],
    lastScorer: null,
    lastPlayRemaining: truth.quarterMs,
    fouls: ZERO,
    threes: ZERO,
    timeouts: ZERO,
  }
}

export function advanceBasketball(state: BasketballState, now: number): BasketballState {
  return { ...state, now, clock: clockAt(state.clock, now) }
}

export function applyBasketball(before: BasketballState, event: MatchEvent): BasketballState {
  const state = { ...advanceBasketball(before, event.at), betStop: applyBetStop(before.betStop, event) }
  const side = sideOf(event.side)
  switch (event.type) {
    case 'period_start':
      return { ...state, phase: 'running', clock: clockRun(state.clock, event.at, true) }
    case 'clock_start':
      return { ...state, clock: clockRun(state.clock, event.at, true) }
    case 'clock_stop':
      return { ...state, clock: clockRun(state.clock, event.at, false) }
    case 'foul':
      return { ...state, fouls: add(state.fouls, side), clock: clockRun(state.clock, event.at, false) }
    case 'timeout':
      return { ...state, timeouts: add(state.timeouts, side), clock: clockRun(state.clock, event.at, false) }
    case 'score':
      return scored(state, event)
    case 'period_end':
      return periodEnd(state)
    case 'match_end':
      return { ...state, phase: 'ended', ending: 'regular', clock: clockRun(state.clock, event.at, false) }
    default:
      return state
  }
}

/** Points of the match, or of the first `periods` periods. */
export function points(state: BasketballState, periods = state.periods.length): Pair {
  let home = 0
  let away = 0
  for (const period of state.periods.slice(0, periods)) {
    home += period.home
    away += period.away
  }
  return { home, away }
}

export function periodMs(state: BasketballState, period = state.period): number {
  return period > QUARTERS ? OVERTIME_MS : state.quarterMs
}

/** Whether a period has been played to its end. */
export function periodOver(state: BasketballState, period: number): boolean {
  return state.phase === 'ended' ? period <= state.periods.length : period < state.period
}

/** The match is over when regular time or an overtime ends with a leader. */
export function isDecided(state: BasketballState): boolean {
  const { home, away } = points(state)
  return state.period >= QUARTERS && state.clock.remaining === 0 && home !== away
}

function scored(state: BasketballState, event: MatchEvent): BasketballState {
  const side = sideOf(event.side)
  const worth = Number(event.data?.points ?? 2)
  const last = state.periods.length - 1
  return {
    ...state,
    periods: state.periods.map((period, i) => (i === last ? add(period, side, worth) : period)),
    lastScorer: side,
    lastPlayRemaining: state.clock.remaining,
    threes: worth === 3 ? add(state.threes, side) : state.threes,
  }
}

function periodEnd(state: BasketballState): BasketballState {
  const ended: BasketballState = { ...state, clock: clockSet(0, state.now) }
  if (isDecided(ended)) return ended
  const period = state.period + 1
  const length = periodMs(state, period)
  return {
    ...ended,
    phase: 'break',
    period,
    periods: [...state.periods, ZERO],
    clock: clockSet(length, state.now),
    lastScorer: null,
    lastPlayRemaining: length,
  }
}
