import type { ClockView, PeriodScore, ScoreView } from '../types.ts'
import { HALF_MS } from './clock.ts'
import { type FootballStage, type FootballState, score } from './state.ts'

/** Unified Odds Feed match status codes. */
const STAGE_CODES: Readonly<Record<FootballStage, number>> = {
  not_started: 0,
  first_half: 6,
  half_time: 31,
  second_half: 7,
  ended: 100,
}
const ABANDONED_CODE = 90

export function scoreView(state: FootballState): ScoreView {
  return {
    stage: state.ending === 'abandoned' ? ABANDONED_CODE : STAGE_CODES[state.stage],
    ...score(state),
    game: null,
    server: null,
    periods: periods(state),
    maxPeriods: 2,
    clock: clock(state),
    situation: state.situation,
    counters: state.counters,
  }
}

function periods(state: FootballState): readonly PeriodScore[] {
  if (state.stage === 'not_started') return []
  const first = { number: 1, type: '1st_half', ...state.firstHalf }
  const secondBegan = state.stage === 'second_half' || (state.stage === 'ended' && state.halfTimePlayed)
  return secondBegan ? [first, { number: 2, type: '2nd_half', ...state.secondHalf }] : [first]
}

/** Football counts up; stoppage time runs beside the full minutes of the half. */
function clock(state: FootballState): ClockView | null {
  switch (state.stage) {
    case 'not_started':
    case 'ended':
      return null
    case 'half_time':
      return view(HALF_MS, null, null, true)
    case 'first_half':
    case 'second_half': {
      const elapsed = state.now - state.stageStart
      const before = state.stage === 'second_half' ? HALF_MS : 0
      const over = elapsed > HALF_MS ? elapsed - HALF_MS : null
      return view(before + Math.min(elapsed, HALF_MS), over, state.stoppage, false)
    }
  }
}

function view(time: number, stoppage: number | null, announced: number | null, stopped: boolean): ClockView {
  return {
    match_time: seconds(time),
    stoppage_time: stoppage === null ? null : seconds(stoppage),
    stoppage_time_announced: announced === null ? null : seconds(announced),
    remaining_time: null,
    remaining_time_in_period: null,
    stopped,
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
