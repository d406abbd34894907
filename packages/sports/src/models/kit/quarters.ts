/** The scoreboard of sports of four quarters and overtime. */
import type { PeriodScore, SportState } from '../types.ts'
import { type Pair, scoreText } from './sides.ts'

export const QUARTERS = 4

interface Quarters extends Pick<SportState, 'phase'> {
  /** Running period, or the one that comes after the break: 1 to 4, overtimes from 5. */
  readonly period: number
  /** Points of each period begun or next. */
  readonly periods: readonly Pair[]
}

/** Unified Odds Feed match status codes. */
const FIRST_QUARTER = 13
const AWAITING_OVERTIME = 32
const OVERTIME = 40
const ENDED = 100
const ENDED_AFTER_OVERTIME = 110

/** The stage's code. @param breaks codes of the breaks before quarters 2 to 4 */
export function quarterStage({ phase, period }: Quarters, breaks: readonly number[]): number {
  const overtime = period > QUARTERS
  switch (phase) {
    case 'not_started':
      return 0
    case 'ended':
      return overtime ? ENDED_AFTER_OVERTIME : ENDED
    case 'break':
      return breaks[period - 2] ?? AWAITING_OVERTIME
    case 'running':
      return overtime ? OVERTIME : FIRST_QUARTER + period - 1
  }
}

/** Periods begun; a break belongs to none. */
export function quarterScores({ phase, period, periods }: Quarters): readonly PeriodScore[] {
  const begun = phase === 'not_started' ? 0 : phase === 'break' ? period - 1 : period
  return periods.slice(0, begun).map(({ home, away }, i) => ({
    number: i + 1,
    type: i < QUARTERS ? 'quarter' : 'overtime',
    home,
    away,
  }))
}

/** '101:98 (27:25, 22:24, 28:24, 24:25)'. */
export function quarterText(score: Pair, state: Quarters): string {
  const parts = quarterScores(state).map(scoreText).join(', ')
  return parts === '' ? scoreText(score) : `${scoreText(score)} (${parts})`
}
