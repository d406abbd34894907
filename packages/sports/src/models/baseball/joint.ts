/** Custom bets: winner, handicaps and totals of the final score, extra innings and walk-offs included. */

import { type ScoreRule, winsAt } from '../../markets/rule.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { allWin, type Wins } from '../kit/joint.ts'
import type { Pair } from '../kit/sides.ts'
import { extraScores, nineInnings } from './distribution.ts'
import { type BaseballState, isOver } from './state.ts'
import type { BaseballTruth } from './truth.ts'
import type { BaseballView } from './views.ts'

export function jointWin(
  truth: BaseballTruth,
  state: BaseballState,
  legs: readonly ReadLeg<BaseballView, ScoreRule>[],
): number | null {
  if (isOver(state)) return null
  const rules = legs.map(({ rule }) => winsAt(rule))
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
function extraChance(truth: BaseballTruth, each: number, rules: readonly Wins<Pair>[]): number {
  let sum = 0
  for (const { home, away, p } of extraScores(truth))
    if (allWin(rules, { home: home + each, away: away + each })) sum += p
  return sum
}
