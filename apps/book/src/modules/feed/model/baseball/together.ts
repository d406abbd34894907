/** Custom bets: winner, handicaps and totals of the final score, extra innings and walk-offs included. */

import type { Pair } from '../kit/sides.ts'
import { allWin, mayJoin, type Rule, scoreRule } from '../kit/together.ts'
import type { LegRef } from '../types.ts'
import { extraScores, nineInnings } from './distribution.ts'
import { baseballOutcome } from './outcomes.ts'
import { type BaseballState, isOver } from './state.ts'
import type { BaseballTruth } from './truth.ts'

const MARKETS = { 251: 'winner', 256: 'handicap', 258: 'total' } as const

export function winTogether(truth: BaseballTruth, state: BaseballState, legs: readonly LegRef[]): number | null {
  if (isOver(state) || !mayJoin(legs, baseballOutcome, state)) return null
  const rules: Rule<Pair>[] = []
  for (const leg of legs) {
    const kind = MARKETS[leg.id as keyof typeof MARKETS]
    if (kind === undefined) return null
    rules.push(scoreRule(kind, leg))
  }
  const level = new Map<number, number>()
  let all = 0
  let won = 0
  nineInnings(truth, state, {
    settle(home, away, p) {
      all += p
      if (allWin(rules, { home, away })) won += p
    },
    level(each, p) {
      all += p
      level.set(each, (level.get(each) ?? 0) + p)
    },
  })
  for (const [each, mass] of level) won += mass * extraChance(truth, each, rules)
  return won / all
}

/** P(all legs win | level at `each` runs). */
function extraChance(truth: BaseballTruth, each: number, rules: readonly Rule<Pair>[]): number {
  let sum = 0
  for (const { home, away, p } of extraScores(truth))
    if (allWin(rules, { home: home + each, away: away + each })) sum += p
  return sum
}
