/** Custom bets: result of regular time and everything about the final score, from the same cells as their prices. */
import { type ScoreRule, winsAt } from '../../markets/rule.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { chanceOfAll, type Wins } from '../kit/joint.ts'
import { ZERO } from '../kit/sides.ts'
import { type EndCell, endCells } from './ends.ts'
import type { BasketballState } from './state.ts'
import type { BasketballTruth } from './truth.ts'
import type { BasketballView } from './views.ts'

export function jointWin(
  truth: BasketballTruth,
  state: BasketballState,
  legs: readonly ReadLeg<BasketballView, ScoreRule>[],
): number | null {
  const rules: Wins<EndCell>[] = []
  for (const { of, rule } of legs) {
    const wins = winsAt(rule)
    if (of === 'quarter') return null
    rules.push(of === 'final' ? wins : (cell) => wins(cell.afterOvertime ? ZERO : cell))
  }
  return chanceOfAll(endCells(truth, state), rules)
}
