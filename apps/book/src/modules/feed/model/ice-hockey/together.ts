/**
 * Custom bets: the probability that several outcomes of one match all win. Regular time and the final score hang on one
 * grid, a tie going either way, and each period on one of its own; legs of periods beside others are followed period by
 * period.
 */
import { type ScoreGrid, scoreStat } from '../shared/grid.ts'
import type { ScoreRule } from '../shared/score-rules.ts'
import type { LegRef } from '../types.ts'
import { acrossPeriods } from './across-periods.ts'
import type { Period } from './clock.ts'
import { periodGrid, regularGrid } from './distribution.ts'
import { homeWinsTie } from './fair.ts'
import { decideOutcome } from './outcomes.ts'
import { type HockeyView, marketRules } from './rules.ts'
import type { HockeyState } from './state.ts'
import type { HockeyTruth, Sides } from './truth.ts'

interface ViewRule {
  readonly view: HockeyView
  readonly rule: ScoreRule
}
type PeriodLeg = ViewRule & { readonly view: Period }

export function winTogether(truth: HockeyTruth, state: HockeyState, legs: readonly LegRef[]): number | null {
  const read: ViewRule[] = []
  for (const leg of legs) {
    const rules = marketRules(leg)
    const rule = rules?.outcomes.find(({ id }) => id === leg.outcomeId)?.rule
    if (!rules || !rule || decideOutcome(leg, leg.outcomeId, state) !== 'open') return null
    read.push({ view: rules.view, rule })
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
function all(legs: readonly ViewRule[], scoreOf: (view: HockeyView) => Sides): number | null {
  let won = 1
  for (const { view, rule } of legs) {
    const { home, away } = scoreOf(view)
    const result = rule.kind === 'score' ? rule.decide(home, away) : rule.decide(scoreStat(rule.stat, home, away))
    if (result !== 'win' && result !== 'lose') return null
    if (result === 'lose') won = 0
  }
  return won
}
