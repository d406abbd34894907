import type { ClockView, PeriodScore, ScoreView } from '../types.ts'
import { OVERTIME_MS, PERIOD_MS } from './clock.ts'
import { finalScore, gameClock, type HockeyState, NO_GOALS, plusOne } from './state.ts'

/** Unified Odds Feed match status code of a state. */
function stageCode(state: HockeyState): number {
  const { stage } = state
  switch (stage.kind) {
    case 'not_started':
      return 0
    case 'period':
      return stage.period
    case 'break':
      return stage.after === 1 ? 301 : 302
    case 'overtime_break':
      return 32
    case 'overtime':
      return 40
    case 'shootout':
      return 50
    case 'ended':
      return endCode(state)
  }
}

/** 90 abandoned, 110 after overtime, 120 after penalties, 100 otherwise. */
function endCode(state: HockeyState): number {
  if (state.ending === 'abandoned') return 90
  if (state.overtime !== null) return 110
  return state.shootout.taken.home > 0 ? 120 : 100
}

export function scoreView(state: HockeyState): ScoreView {
  return {
    stage: stageCode(state),
    ...finalScore(state),
    game: null,
    server: null,
    periods: periods(state),
    maxPeriods: 3,
    clock: clock(state),
    situation: state.situation,
    counters: state.counters,
  }
}

function periods(state: HockeyState): readonly PeriodScore[] {
  const begun = state.stage.kind === 'period' ? state.stage.period : state.periodsPlayed
  const list: PeriodScore[] = state.periods
    .slice(0, begun)
    .map((score, i) => ({ number: i + 1, type: 'period', ...score }))
  if (state.stage.kind === 'overtime' || state.stage.kind === 'shootout' || wentOn(state)) {
    list.push({
      number: 4,
      type: 'overtime',
      ...(state.overtime === null ? NO_GOALS : plusOne(NO_GOALS, state.overtime)),
    })
  }
  if (state.shootout.taken.home > 0) list.push({ number: 5, type: 'penalties', ...state.shootout.goals })
  return list
}

function wentOn(state: HockeyState): boolean {
  return state.overtime !== null || state.shootout.taken.home > 0
}

/** Game time played and left, in seconds. */
function clock(state: HockeyState): ClockView | null {
  const played = gameClock(state)
  switch (state.stage.kind) {
    case 'period': {
      const before = (state.stage.period - 1) * PERIOD_MS
      return view(before + played, 3 * PERIOD_MS - before - played, PERIOD_MS - played, !state.clockRunning)
    }
    case 'overtime':
      return view(3 * PERIOD_MS + played, OVERTIME_MS - played, OVERTIME_MS - played, !state.clockRunning)
    case 'break':
      return view(state.stage.after * PERIOD_MS, (3 - state.stage.after) * PERIOD_MS, PERIOD_MS, true)
    case 'not_started':
    case 'overtime_break':
    case 'shootout':
    case 'ended':
      return null
  }
}

function view(time: number, remaining: number, inPeriod: number, stopped: boolean): ClockView {
  return {
    match_time: Math.floor(time / 1000),
    stoppage_time: null,
    stoppage_time_announced: null,
    remaining_time: Math.max(Math.ceil(remaining / 1000), 0),
    remaining_time_in_period: Math.max(Math.ceil(inPeriod / 1000), 0),
    stopped,
  }
}
