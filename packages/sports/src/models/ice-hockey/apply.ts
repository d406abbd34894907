import { betStopOf } from '../kit/bet-stop.ts'
import type { MatchEvent, Side } from '../types.ts'
import { isHockeyEvent } from './events.ts'
import {
  type HockeyCounter,
  type HockeyState,
  minuteOfPlay,
  plusOne,
  withBetStop,
  withClock,
  withStage,
} from './state.ts'
import type { Sides } from './truth.ts'

/** Applies one event; an event of an unknown type only moves time. */
export function applyEvent(before: HockeyState, event: MatchEvent): HockeyState {
  const state = { ...before, now: event.at }
  if (!isHockeyEvent(event.type)) return state
  switch (event.type) {
    case 'period_start': {
      const period = state.periodsPlayed === 0 ? 1 : state.periodsPlayed === 1 ? 2 : 3
      return withStage(state, { kind: 'period', period }, true)
    }
    case 'period_end':
      return periodEnd(state)
    case 'overtime_start':
      return withStage(state, { kind: 'overtime' }, true)
    case 'shootout_start':
      return withStage(state, { kind: 'shootout' }, false)
    case 'match_end':
      return { ...withStage(state, { kind: 'ended' }, false), ending: 'regular' }
    case 'abandoned':
      return { ...withStage(state, { kind: 'ended' }, false), ending: 'abandoned', abandonedIn: minuteOfPlay(state) }
    case 'clock_stop':
      return withClock(state, false)
    case 'clock_start':
      return withClock(state, true)
    case 'bet_stop':
      return withBetStop(state, betStopOf(event))
    case 'bet_start':
      return withBetStop(state, null)
    case 'goal':
      return goal(state, event)
    case 'shootout_attempt':
      return attempt(state, event)
    case 'possession':
    case 'attack':
    case 'goalkeeper_off':
      return { ...state, situation: situation(event) }
    case 'shot_on_goal':
      return counted(state, event, 'shots_on_goal')
    case 'dangerous_attack':
      return counted(state, event, 'dangerous_attacks')
    case 'faceoff':
      return counted(state, event, 'faceoffs')
    case 'penalty':
      return counted(state, event, 'penalties')
    case 'timeout':
      return counted(state, event, 'timeouts')
  }
}

function periodEnd(state: HockeyState): HockeyState {
  switch (state.periodsPlayed) {
    case 0:
      return { ...withStage(state, { kind: 'break', after: 1 }, false), periodsPlayed: 1 }
    case 1:
      return { ...withStage(state, { kind: 'break', after: 2 }, false), periodsPlayed: 2 }
    default:
      return { ...withStage(state, { kind: 'overtime_break' }, false), periodsPlayed: 3 }
  }
}

function goal(state: HockeyState, event: MatchEvent): HockeyState {
  const side: Side = event.side ?? 'home'
  const shots = plusOne(state.counters.shots_on_goal, side)
  const scored = { ...state, situation: situation(event), counters: { ...state.counters, shots_on_goal: shots } }
  if (state.stage.kind === 'overtime') return { ...scored, overtime: side }
  const add = (period: Sides, number: number): Sides =>
    state.periodsPlayed + 1 === number ? plusOne(period, side) : period
  const [first, second, third] = state.periods
  return { ...scored, periods: [add(first, 1), add(second, 2), add(third, 3)] }
}

function attempt(state: HockeyState, event: MatchEvent): HockeyState {
  const side: Side = event.side ?? 'home'
  const { goals, taken } = state.shootout
  return {
    ...state,
    situation: situation(event),
    shootout: { goals: event.data?.scored === true ? plusOne(goals, side) : goals, taken: plusOne(taken, side) },
  }
}

function counted(state: HockeyState, event: MatchEvent, counter: HockeyCounter): HockeyState {
  return {
    ...state,
    situation: situation(event),
    counters: { ...state.counters, [counter]: plusOne(state.counters[counter], event.side ?? 'home') },
  }
}

function situation(event: MatchEvent): HockeyState['situation'] {
  const progress = event.data?.progress
  return { type: event.type, side: event.side ?? null, progress: typeof progress === 'number' ? progress : null }
}
