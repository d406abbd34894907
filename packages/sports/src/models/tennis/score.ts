import { type Pair, scoreText } from '../kit/sides.ts'
import type { PeriodScore, ScoreView, Situation } from '../types.ts'
import { inTieBreak, matchWon, servingNow, setsWon, type TennisState } from './state.ts'

/** Unified Odds Feed match status codes. */
const NOT_STARTED = 0
const FIRST_SET = 8
const ENDED = 100
const RETIRED = { home: 95, away: 96 }

export function tennisScore(state: TennisState): ScoreView {
  const won = setsWon(state)
  const live = state.phase === 'running' || state.phase === 'break'
  const playing = live && !matchWon(state)
  return {
    stage: stage(state),
    home: won.home,
    away: won.away,
    game: playing ? shownPoints(state) : null,
    server: playing ? servingNow(state) : null,
    periods: periods(state),
    maxPeriods: state.bestOf,
    clock: null,
    situation: playing ? situation(state) : null,
    counters: { aces: state.aces, double_faults: state.doubleFaults, breaks: state.breaks },
  }
}

/** '2:1 (6:4, 3:6, 7:6)'. */
export function tennisText(state: TennisState): string {
  const sets = periods(state).map(scoreText).join(', ')
  return sets === '' ? scoreText(setsWon(state)) : `${scoreText(setsWon(state))} (${sets})`
}

function stage(state: TennisState): number {
  if (state.phase === 'not_started') return NOT_STARTED
  if (state.phase === 'ended') return state.retired === null ? ENDED : RETIRED[state.retired]
  return FIRST_SET + Math.min(state.sets.length, state.bestOf - 1)
}

function periods(state: TennisState): readonly PeriodScore[] {
  const begun = state.phase !== 'not_started' && !matchWon(state)
  const all = begun ? [...state.sets, state.games] : state.sets
  return all.map(({ home, away }, i) => ({ number: i + 1, type: 'set', home, away }))
}

/** 0, 15, 30, 40, 50 for advantage; a tie-break counts its points. */
function shownPoints(state: TennisState): Pair {
  if (inTieBreak(state)) return state.points
  const { home, away } = state.points
  return { home: shown(home, away), away: shown(away, home) }
}

function shown(own: number, others: number): number {
  if (own >= 4) return own > others ? 50 : 40
  return [0, 15, 30, 40][own] ?? 40
}

function situation(state: TennisState): Situation {
  if (state.phase === 'break') return { type: 'break', side: null, progress: null }
  return { type: 'serve', side: servingNow(state), progress: null }
}
