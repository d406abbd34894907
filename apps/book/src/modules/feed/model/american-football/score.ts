import { scoreText } from '../kit/sides.ts'
import type { ClockView, PeriodScore, ScoreView, Situation } from '../types.ts'
import { QUARTERS } from './schedule.ts'
import { type AmericanFootballState, points, QUARTER_MS } from './state.ts'

/** Unified Odds Feed match status codes: the breaks before quarters 2 to 4, then before overtime. */
const BREAKS = [301, 302, 303]
const FIRST_QUARTER = 13
const AWAITING_OVERTIME = 32
const OVERTIME = 40
const ENDED = 100
const ENDED_AFTER_OVERTIME = 110

export function americanFootballScore(state: AmericanFootballState): ScoreView {
  const score = points(state)
  const live = state.phase === 'running' || state.phase === 'break'
  return {
    stage: stage(state),
    home: score.home,
    away: score.away,
    game: null,
    server: live ? state.possession : null,
    periods: periods(state),
    maxPeriods: QUARTERS,
    clock: live && state.period <= QUARTERS ? clock(state) : null,
    situation: live ? situation(state) : null,
    counters: { touchdowns: state.touchdowns, field_goals: state.fieldGoals, timeouts: state.timeouts },
  }
}

/** '24:17 (7:0, 3:10, 7:0, 7:7)'. */
export function americanFootballText(state: AmericanFootballState): string {
  const parts = periods(state).map(scoreText).join(', ')
  return parts === '' ? scoreText(points(state)) : `${scoreText(points(state))} (${parts})`
}

function stage(state: AmericanFootballState): number {
  const overtime = state.period > QUARTERS
  switch (state.phase) {
    case 'not_started':
      return 0
    case 'ended':
      return overtime ? ENDED_AFTER_OVERTIME : ENDED
    case 'break':
      return BREAKS[state.period - 2] ?? AWAITING_OVERTIME
    case 'running':
      return overtime ? OVERTIME : FIRST_QUARTER + state.period - 1
  }
}

/** Periods begun; a break belongs to none. */
function periods(state: AmericanFootballState): readonly PeriodScore[] {
  const begun = state.phase === 'not_started' ? 0 : state.phase === 'break' ? state.period - 1 : state.period
  return state.periods.slice(0, begun).map(({ home, away }, i) => ({
    number: i + 1,
    type: i < QUARTERS ? 'quarter' : 'overtime',
    home,
    away,
  }))
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
