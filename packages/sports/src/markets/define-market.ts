import type { ScoreStat } from '../chance/grid.ts'
import { isScoreRule, type OwnRule } from './rule.ts'
import { parseSpecifier } from './specifier.ts'
import type { Ladder, Market, MarketDesign } from './types.ts'

/** Makes a market of its design. */
export function defineMarket<const V extends string, R extends OwnRule>(design: MarketDesign<V, R>): Market<V, R> {
  return { ...design, lineOf: lineOf(design.ladder, design) }
}

/** Lines are lines of what the outcomes look at; a combination with a line has a line of the total. */
function lineOf(ladder: Ladder | null, { id, outcomes }: MarketDesign<string, OwnRule>): ScoreStat | null {
  if (ladder === null || 'values' in ladder) return null
  const [first] = outcomes.kind === 'fixed' ? outcomes.outcomes : []
  const rule = first?.rule(parseSpecifier(`${ladder.by}=0.5`)) ?? null
  // What is decided without a line does not look at it.
  if (rule === null || !isScoreRule(rule) || first?.rule({}) !== null) {
    throw new Error(
      `Market ${id} has lines, but its outcomes do not look at ${ladder.by}: give it outcomes with a line.`,
    )
  }
  return rule.kind === 'value' ? rule.stat : 'total'
}
