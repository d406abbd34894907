import { formatOdds, nearestLadderStep, scaleOdds } from '../../odds/index.ts'
import type { Check } from '../checks.ts'
import { readOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

/**
 * A decimal price on the british ladder. A step is compared with the nearest one, also beyond the ends; a decimal with
 * the displayed one.
 */
export function ladder(input: Reader): Record<string, Check> {
  const odds = scaleOdds(readOdds(input))
  const step = nearestLadderStep(odds).text
  const shown = formatOdds(odds, 'british')
  return { british: (expected) => (expected === step || expected === shown ? null : `"${shown}" (nearest ${step})`) }
}
