import { scoreText } from '../kit/sides.ts'
import type { ScoreView, Situation } from '../types.ts'
import { INNINGS } from './runs.ts'
import { type BaseballState, batting, isOver, score } from './state.ts'

/** Unified Odds Feed match status codes: half-innings 401 to 418, extra 419 and 420, breaks after them from 421. */
const FIRST_HALF_INNING = 401
const EXTRA_TOP = 419
const FIRST_BREAK = 421
const LAST_BREAK = 439
const ENDED = 100

export function baseballScore(state: BaseballState): ScoreView {
  const { home, away } = score(state)
  const live = (state.phase === 'running' || state.phase === 'break') && !isOver(state)
  const outs = live ? state.outs : 0
  return {
    stage: stage(state),
    home,
    away,
    game: null,
    server: live ? batting(state) : null,
    periods: state.phase === 'not_started' ? [] : periods(state),
    maxPeriods: INNINGS,
    clock: null,
    situation: live ? situation(state) : null,
    counters: {
      hits: state.hits,
      outs: batting(state) === 'home' ? { home: outs, away: 0 } : { home: 0, away: outs },
    },
  }
}

/** '5:4 (0:1, 2:0, ...)', one pair per inning. */
export function baseballText(state: BaseballState): string {
  return `${scoreText(score(state))} (${state.innings.map(scoreText).join(', ')})`
}

function stage(state: BaseballState): number {
  const bottom = state.half === 'bottom' ? 1 : 0
  const half = 2 * (state.inning - 1) + bottom
  switch (state.phase) {
    case 'not_started':
      return 0
    case 'ended':
      return ENDED
    case 'break':
      return Math.min(LAST_BREAK, FIRST_BREAK + half - 1)
    case 'running':
      return state.inning > INNINGS ? EXTRA_TOP + bottom : FIRST_HALF_INNING + half
  }
}

function periods(state: BaseballState): ScoreView['periods'] {
  return state.innings.map(({ home, away }, i) => ({ number: i + 1, type: 'inning', home, away }))
}

function situation(state: BaseballState): Situation {
  if (state.phase === 'break') return { type: 'break', side: null, progress: null }
  return { type: 'at_bat', side: batting(state), progress: null }
}
