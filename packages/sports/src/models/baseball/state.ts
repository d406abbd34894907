import { applyBetStop } from '../kit/bet-stop.ts'
import { add, type Pair, sideOf, ZERO } from '../kit/sides.ts'
import type { MatchEvent, Side, SportState } from '../types.ts'
import { INNINGS, OUTS } from './runs.ts'

export interface BaseballState extends SportState {
  /** Inning being played, or next after the break; extra innings from 10. */
  readonly inning: number
  /** The away side bats in the top, the home side in the bottom. */
  readonly half: 'top' | 'bottom'
  readonly outs: number
  /** Whether a play has scored since the last out; then the next play is an out. */
  readonly scored: boolean
  /** Runs of each inning begun. */
  readonly innings: readonly Pair[]
  readonly hits: Pair
}

export function initialBaseball(): BaseballState {
  return {
    now: 0,
    phase: 'not_started',
    betStop: null,
    ending: null,
    inning: 1,
    half: 'top',
    outs: 0,
    scored: false,
    innings: [ZERO],
    hits: ZERO,
  }
}

export function applyBaseball(before: BaseballState, event: MatchEvent): BaseballState {
  const state = { ...before, now: event.at, betStop: applyBetStop(before.betStop, event) }
  switch (event.type) {
    case 'half_start':
      return { ...state, phase: 'running' }
    case 'hit':
      return { ...state, hits: add(state.hits, sideOf(event.side)) }
    case 'runs':
      return runs(state, Number(event.data?.runs ?? 1))
    case 'out':
    case 'strikeout':
      return out(state)
    case 'match_end':
      return { ...state, phase: 'ended', ending: 'regular' }
    default:
      return state
  }
}

export function batting(state: Pick<BaseballState, 'half'>): Side {
  return state.half === 'top' ? 'away' : 'home'
}

export function score(state: BaseballState): Pair {
  let home = 0
  let away = 0
  for (const inning of state.innings) {
    home += inning.home
    away += inning.away
  }
  return { home, away }
}

/** Over when the home side leads in the bottom of the ninth or later, or the away side after it. */
export function isOver(state: BaseballState): boolean {
  const { home, away } = score(state)
  if (state.phase === 'ended') return true
  if (state.half === 'bottom') return state.inning >= INNINGS && home > away
  return state.inning > INNINGS && state.outs === 0 && home !== away && state.innings.length < state.inning
}

function runs(state: BaseballState, by: number): BaseballState {
  const side = batting(state)
  const last = state.innings.length - 1
  return {
    ...state,
    scored: true,
    innings: state.innings.map((inning, i) => (i === last ? add(inning, side, by) : inning)),
    hits: add(state.hits, side),
  }
}

function out(state: BaseballState): BaseballState {
  const outs = state.outs + 1
  if (outs < OUTS) return { ...state, outs, scored: false }
  const fresh = { ...state, phase: 'break' as const, outs: 0, scored: false }
  if (state.half === 'top') return { ...fresh, half: 'bottom' }
  const next: BaseballState = { ...fresh, half: 'top', inning: state.inning + 1 }
  // An extra inning begins only when the score is level; the list of innings shows whether it did.
  return isOver(next) ? next : { ...next, innings: [...state.innings, ZERO] }
}
