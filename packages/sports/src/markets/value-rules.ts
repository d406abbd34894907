/**
 * Outcome functions on numbers: how one outcome of a market fares for one final value. Pricing sums them over a
 * distribution, settlement applies them to what happened.
 */
import type { LegOutcome } from '../pricing/fair.ts'

export type ValueRule = (value: number) => LegOutcome

/** Value against a line (x.0, x.25, x.5, x.75): quarter lines are two half stakes on the neighbouring lines. */
export function againstLine(value: number, line: number): LegOutcome {
  const twice = (value - line) * 4
  if (twice >= 2) return 'win'
  if (twice === 1) return 'half_win'
  if (twice === 0) return 'push'
  return twice === -1 ? 'half_lose' : 'lose'
}

export function over(line: number): ValueRule {
  return (value) => againstLine(value, line)
}

export function under(line: number): ValueRule {
  return (value) => againstLine(-value, -line)
}

/** Home side of a handicap on the difference home - away; `hcp` is the home side's. */
export function homeHandicap(hcp: number): ValueRule {
  return (diff) => againstLine(diff + hcp, 0)
}

/** Away side of the same handicap. */
export function awayHandicap(hcp: number): ValueRule {
  return (diff) => againstLine(-diff - hcp, 0)
}

export function when(test: (value: number) => boolean): ValueRule {
  return (value) => (test(value) ? 'win' : 'lose')
}

/** Two-way on the difference, a tie returns the stake. */
export function drawNoBet(side: 1 | -1): ValueRule {
  return (diff) => (diff === 0 ? 'push' : diff * side > 0 ? 'win' : 'lose')
}
