import { QUARTERS, quarterScores, quarterStage, quarterText } from '../kit/quarters.ts'
import type { ClockView, ScoreView, Situation } from '../types.ts'
import { type AmericanFootballState, points, QUARTER_MS } from './state.ts'

/** Unified Odds Feed match status codes: the breaks before quarters 2 to 4. */
const BREAKS = [301, 302, 303]

export function americanFootballScore(state: AmericanFootballState): ScoreView {
  const score = points(state)
  const live = state.phase === 'running' || state.phase === 'break'
  return {
    stage: quarterStage(state, BREAKS),
    home: score.home,
    away: score.away,
    game: null,
    server: live ? state.possession : null,
    periods: quarterScores(state),
    maxPeriods: QUARTERS,
    clock: live && state.period <= QUARTERS ? clock(state) : null,
    situation: live ? situation(state) : null,
    counters: { touchdowns: state.touchdowns, field_goals: state.fieldGoals, timeouts: state.timeouts },
  }
}

/** '24:17 (7:0, 3:10, 7:0, 7:7)'. */
export function americanFootballText(state: AmericanFootballState): string {
  return quarterText(points(state), state)
}

function clock(state: AmericanFootballState): ClockView {
  const left = state.clock.remaining
  return {
    match_time: Math.floor((state.period * QUARTER_MS - left) / 1000),
    stoppage_time: null,
    stoppage_time_announced: null,
    remaining_time: Math.ceil((left + (QUARTERS - state.period) * QUARTER_MS) / 1000),
    remaining_time_in_period: Math.ceil(left / 1000),
    stopped: !state.clock.running,
  }
}

function situation(state: AmericanFootballState): Situation {
  if (state.phase === 'break') return { type: 'break', side: null, progress: null }
  if (state.possession === null) return { type: 'timeout', side: null, progress: null }
  const type =
    state.stage === 'red_zone' ? 'dangerous_attack' : state.stage === 'opponent_half' ? 'attack' : 'possession'
  return { type, side: state.possession, progress: state.progress }
}
