import type { LegRef } from '../types.ts'
import { chanceOf } from './chance.ts'
import { legRule } from './leg-rule.ts'
import type { DrawState } from './types.ts'

/**
 * P(all legs win), exactly: numbers picked together must all be drawn. 0 for contradicting legs, such as more numbers
 * than balls; null once the draw has started, and where a leg is about the sum or not offered by this lottery.
 */
export function jointDraw(
  { rules, phase }: Pick<DrawState, 'rules' | 'phase'>,
  legs: readonly LegRef[],
): number | null {
  if (phase !== 'not_started') return null
  const found = legs.map((leg) => legRule(rules, leg, leg.outcomeId))
  if (found.some((rule) => rule === null || rule.of === 'sum')) return null
  const { n, d } = chanceOf(
    rules,
    found.filter((rule) => rule !== null),
  )
  return Number(n) / Number(d)
}
