/**
 * Outcome functions every score market is built from: how one final value decides one outcome. The same functions
 * price (summed over a distribution) and settle (applied to the span of values still possible).
 */
import { againstLine } from '../shared/rules.ts'
import type { Decision, LegOutcome } from '../types.ts'

/** Values a quantity can still end at; `min === max` once it is known. */
export interface Span {
  readonly min: number
  readonly max: number
}

/** Outcome ids of the Unified Odds Feed. */
export const HOME_WINS = '4'
export const AWAY_WINS = '5'
export const OVER = '12'
export const UNDER = '13'
export const HOME_HCP = '1714'
export const AWAY_HCP = '1715'
export const RESULT_HOME = '1'
export const RESULT_DRAW = '2'
export const RESULT_AWAY = '3'

export function totalResult(outcomeId: string, total: number, line: number): LegOutcome {
  return outcomeId === OVER ? againstLine(total, line) : againstLine(-total, -line)
}

/** `hcp` is added to the home side; `margin` is home minus away. */
export function handicapResult(outcomeId: string, margin: number, hcp: number): LegOutcome {
  return outcomeId === HOME_HCP ? againstLine(margin + hcp, 0) : againstLine(-margin - hcp, 0)
}

/** Winner of two; level is nobody's win, so the stake comes back. */
export function winnerResult(outcomeId: string, margin: number): LegOutcome {
  return outcomeId === HOME_WINS ? againstLine(margin, 0) : againstLine(-margin, 0)
}

/** Home, draw, away. */
export function threeWayResult(outcomeId: string, margin: number): LegOutcome {
  const winner = margin > 0 ? RESULT_HOME : margin < 0 ? RESULT_AWAY : RESULT_DRAW
  return outcomeId === winner ? 'win' : 'lose'
}

/** Decides an outcome whose result rises or falls with the value: it is known when both ends of the span agree. */
export function decideMonotone(span: Span, result: (value: number) => LegOutcome): Decision {
  const low = result(span.min)
  return low === result(span.max) ? low : 'open'
}

/** Decides home, draw, away: open while the margin can still end on more than one of them. */
export function decideThreeWay(span: Span, outcomeId: string): Decision {
  return Math.sign(span.min) === Math.sign(span.max) ? threeWayResult(outcomeId, span.min) : 'open'
}

export const ODD = '70'
export const EVEN = '72'

export function oddEvenResult(outcomeId: string, total: number): LegOutcome {
  return (Math.abs(total % 2) === 1) === (outcomeId === ODD) ? 'win' : 'lose'
}
