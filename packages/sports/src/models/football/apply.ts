import { betStopOf } from '../kit/bet-stop.ts'
import type { MatchEvent, Side } from '../types.ts'
import { HALF_MS, MINUTE_MS } from './clock.ts'
import type { FootballEventType } from './events.ts'
import { isFootballEvent } from './events.ts'
import { type FootballCounter, type FootballState, plusOne, withBetStop, withStage } from './state.ts'

/** Applies one event; an event of an unknown type only moves time. */
export function applyEvent(before: FootballState, event: MatchEvent): FootballState {
  const state = { ...before, now: event.at }
  if (!isFootballEvent(event.type)) return state
  switch (event.type) {
    case 'kick_off':
      return withStage(state, 'first_half', event.at)
    case 'half_time':
      return { ...withStage(state, 'half_time', event.at), halfTimePlayed: true }
    case 'second_half':
      return withStage(state, 'second_half', event.at)
    case 'full_time':
      return { ...withStage(state, 'ended', event.at), ending: 'regular' }
    case 'abandoned':
      return { ...withStage(state, 'ended', event.at), ending: 'abandoned', abandonedIn: minuteOf(state) }
    case 'stoppage_announced':
      return { ...state, stoppage: Number(event.data?.minutes ?? 1) * 60_000 }
    case 'bet_stop':
      return withBetStop(state, betStopOf(event))
    case 'bet_start':
      return withBetStop(state, null)
    case 'goal':
      return goal(state, event)
    case 'possession':
    case 'goal_kick':
      return { ...state, situation: situation(event) }
    default:
      return counted(state, event, COUNTS[event.type])
  }
}

/** What an event adds one to. */
const COUNTS: Readonly<
  Record<
    Exclude<
      FootballEventType,
      | 'kick_off'
      | 'half_time'
      | 'second_half'
      | 'full_time'
      | 'abandoned'
      | 'stoppage_announced'
      | 'bet_stop'
      | 'bet_start'
      | 'goal'
      | 'possession'
      | 'goal_kick'
    >,
    FootballCounter
  >
> = {
  attack: 'attacks',
  dangerous_attack: 'dangerous_attacks',
  shot_on_target: 'shots_on_target',
  shot_off_target: 'shots_off_target',
  free_kick: 'free_kicks',
  corner: 'corners',
  penalty: 'penalties',
  yellow_card: 'yellow_cards',
  red_card: 'red_cards',
}

function counted(state: FootballState, event: MatchEvent, counter: FootballCounter): FootballState {
  const side = event.side ?? 'home'
  return {
    ...state,
    situation: situation(event),
    counters: {
      ...state.counters,
      [counter]: plusOne(state.counters[counter], side),
      // A dangerous attack is an attack, too.
      ...(counter === 'dangerous_attacks' && { attacks: plusOne(state.counters.attacks, side) }),
    },
  }
}

/** Minute of play, as people count them: the first one is 1, stoppage time belongs to the last of its half. */
function minuteOf(state: FootballState): number {
  const inHalf = Math.min(Math.floor((state.now - state.stageStart) / MINUTE_MS) + 1, HALF_MS / MINUTE_MS)
  switch (state.stage) {
    case 'not_started':
      return 0
    case 'first_half':
      return inHalf
    case 'second_half':
      return HALF_MS / MINUTE_MS + inHalf
    case 'half_time':
    case 'ended':
      return HALF_MS / MINUTE_MS
  }
}

function goal(state: FootballState, event: MatchEvent): FootballState {
  const side: Side = event.side ?? 'home'
  const scorer = event.data?.scorer
  const { shots_on_target: shots } = state.counters
  const scored = {
    ...state,
    counters: { ...state.counters, shots_on_target: typeof scorer === 'string' ? plusOne(shots, side) : shots },
    goals: [...state.goals, { side, scorer: typeof scorer === 'string' ? scorer : null }],
    situation: situation(event),
  }
  return state.stage === 'first_half'
    ? { ...scored, firstHalf: plusOne(state.firstHalf, side) }
    : { ...scored, secondHalf: plusOne(state.secondHalf, side) }
}

function situation(event: MatchEvent): FootballState['situation'] {
  const progress = event.data?.progress
  return { type: event.type, side: event.side ?? null, progress: typeof progress === 'number' ? progress : null }
}
