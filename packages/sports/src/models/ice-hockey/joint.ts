/**
 * Custom bets: the probability that several outcomes of one match all win. Regular time and the final score hang on one
 * grid, a tie going either way, and each period on one of its own; legs of periods beside others are followed period by
 * period.
 */
import type { ScoreGrid } from '../../chance/grid.ts'
import { resultAt, type ScoreRule } from '../../markets/rule.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { acrossPeriods } from './across-periods.ts'
import type { Period } from './clock.ts'
import { periodGrid, regularGrid } from './distribution.ts'
import { periodOf } from './reached.ts'
import type { HockeyState } from './state.ts'
import type { HockeyTruth, Sides } from './truth.ts'
import { type HockeyView, homeWinsTie } from './views.ts'

/** What a leg counts: the match one way or the other, or one period. */
type Counted = 'regular' | 'final' | Period

interface ViewRule {
  readonly view: Counted
  readonly rule: ScoreRule
}
type PeriodLeg = ViewRule & { readonly view: Period }

export function jointWin(
  truth: HockeyTruth,
  state: HockeyState,
  legs: readonly ReadLeg<HockeyView, ScoreRule>[],
): number | null {
  const read: ViewRule[] = []
  for (const { of, at, rule } of legs) {
    const view = of === 'period' ? periodOf(at) : of
    if (view === null) return null
    read.push({ view, rule })
  }
  const onMatch = read.filter(({ view }) => view === 'regular' || view === 'final')
  const onPeriods = read.filter((leg): leg is PeriodLeg => leg.view !== 'regular' && leg.view !== 'final')
  const homeWins = homeWinsTie(truth, state)
  const match = (score: Sides) => matchChance(score, onMatch, homeWins)
  const [first] = onPeriods
  if (first === undefined) return sum(regularGrid(truth, state), match)
  const period = (number: Period, score: Sides) =>
    all(
      onPeriods.filter(({ view }) => view === number),
      () => score,
    )
  if (read.every(({ view }) => view === first.view))
    return sum(periodGrid(truth, state, first.view), (score) => period(first.view, score))
  return acrossPeriods(truth, state, { match, period })
}

function sum(grid: ScoreGrid, chance: (score: Sides) => number | null): number | null {
  let total = 0
  for (let i = 0; i < grid.height; i++) {
    for (let k = 0; k < grid.width; k++) {
      const p = chance({ home: grid.baseHome + i, away: grid.baseAway + k })
      if (p === null) return null
      total += p * (grid.p[i * grid.width + k] ?? 0)
    }
  }
  return total
}

/** P(all legs win | score of regular time). */
function matchChance(score: Sides, legs: readonly ViewRule[], homeWins: number): number | null {
  if (score.home !== score.away) return all(legs, () => score)
  const home = all(legs, (view) => (view === 'final' ? { ...score, home: score.home + 1 } : score))
  const away = all(legs, (view) => (view === 'final' ? { ...score, away: score.away + 1 } : score))
  return home === null || away === null ? null : homeWins * home + (1 - homeWins) * away
}

/** 1 when every leg wins on its view's score, 0 when one loses, null when one returns the stake. */
function all(legs: readonly ViewRule[], scoreOf: (view: Counted) => Sides): number | null {
  let won = 1
  for (const { view, rule } of legs) {
    const { home, away } = scoreOf(view)
    const result = resultAt(rule, home, away)
    if (result !== 'win' && result !== 'lose') return null
    if (result === 'lose') won = 0
  }
  return won
}
