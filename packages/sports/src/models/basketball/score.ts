import { QUARTERS, quarterScores, quarterStage, quarterText } from '../kit/quarters.ts'
import { other } from '../kit/sides.ts'
import type { ClockView, ScoreView, Situation } from '../types.ts'
import { type BasketballState, periodMs, points } from './state.ts'

/** Unified Odds Feed match status codes: the breaks before periods 2 to 4. */
const BREAKS = [301, 31, 303]

export function basketballScore(state: BasketballState): ScoreView {
  const score = points(state)
  const live = state.phase === 'running' || state.phase === 'break'
  return {
    stage: quarterStage(state, BREAKS),
    home: score.home,
    away: score.away,
    game: null,
    server: null,
    periods: quarterScores(state),
    maxPeriods: QUARTERS,
    clock: live ? clock(state) : null,
    situation: live ? situation(state) : null,
    counters: { fouls: state.fouls, three_pointers: state.threes, timeouts: state.timeouts },
  }
}

/** '101:98 (27:25, 22:24, 28:24, 24:25)'. */
export function basketballText(state: BasketballState): string {
  return quarterText(points(state), state)
}

function clock(state: BasketballState): ClockView {
  const quarters = Math.min(state.period, QUARTERS + 1) - 1
  const overtimes = Math.max(0, state.period - QUARTERS - 1)
  const before = quarters * state.quarterMs + overtimes * periodMs(state, QUARTERS + 1)
  const left = state.clock.remaining
  const later = Math.max(0, QUARTERS - state.period) * state.quarterMs
  return {
    match_time: Math.floor((before + periodMs(state) - left) / 1000),
    stoppage_time: null,
    stoppage_time_announced: null,
    remaining_time: Math.ceil((left + later) / 1000),
    remaining_time_in_period: Math.ceil(left / 1000),
    stopped: !state.clock.running,
  }
}

function situation(state: BasketballState): Situation {
  if (state.phase === 'break') return { type: 'break', side: null, progress: null }
  if (!state.clock.running) return { type: 'timeout', side: null, progress: null }
  const side = state.lastScorer === null ? null : other(state.lastScorer)
  return { type: 'possession', side, progress: null }
}
