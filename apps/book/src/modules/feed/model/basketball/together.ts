/** Custom bets: result of regular time and everything about the final score, from the same cells as their prices. */
import { ZERO } from '../kit/sides.ts'
import { chanceOfAll, mayJoin, type Rule, scoreRule } from '../kit/together.ts'
import type { LegRef } from '../types.ts'
import { type EndCell, endCells } from './ends.ts'
import { basketballOutcome } from './outcomes.ts'
import type { BasketballState } from './state.ts'
import type { BasketballTruth } from './truth.ts'

const FINAL = {
  219: 'winner',
  223: 'handicap',
  225: 'total',
  227: 'home_total',
  228: 'away_total',
  229: 'odd_even',
} as const

export function winTogether(truth: BasketballTruth, state: BasketballState, legs: readonly LegRef[]): number | null {
  if (!mayJoin(legs, basketballOutcome, state)) return null
  const rules: Rule<EndCell>[] = []
  for (const leg of legs) {
    const rule = ruleOf(leg)
    if (rule === null) return null
    rules.push(rule)
  }
  return chanceOfAll(endCells(truth, state), rules)
}

function ruleOf(leg: LegRef): Rule<EndCell> | null {
  const kind = FINAL[leg.id as keyof typeof FINAL]
  if (kind !== undefined) return scoreRule(kind, leg)
  if (leg.id !== 1) return null
  const regular = scoreRule('result', leg)
  return (cell) => regular(cell.afterOvertime ? ZERO : cell)
}
