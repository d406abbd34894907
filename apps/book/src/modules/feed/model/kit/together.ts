/** Custom bets: the chance that several outcomes of one match all win, as a sum over the cells of a distribution. */
import { specifierNumber } from '../../../pricing/index.ts'
import type { Decision, LegRef } from '../types.ts'
import { finalResult, type ScoreMarket } from './score-markets.ts'
import type { Pair } from './sides.ts'

/** Whether a leg wins in a cell. */
export type Rule<C> = (cell: C) => boolean

/** A leg as a rule on the score its market is about. */
export function scoreRule(kind: ScoreMarket, { outcomeId, specifier }: LegRef): Rule<Pair> {
  const result = finalResult(kind, outcomeId, specifier)
  return (score) => result(score) === 'win'
}

export function allWin<C>(rules: readonly Rule<C>[], cell: C): boolean {
  return rules.every((rule) => rule(cell))
}

/** P(every leg wins). */
export function chanceOfAll<C extends { readonly p: number }>(cells: Iterable<C>, rules: readonly Rule<C>[]): number {
  let sum = 0
  for (const cell of cells) if (allWin(rules, cell)) sum += cell.p
  return sum
}

/** Whether legs may go into one bet: each is still open, and none is on a line that can return the stake. */
export function mayJoin<S>(
  legs: readonly LegRef[],
  outcome: (market: LegRef, outcomeId: string, state: S) => Decision,
  state: S,
): boolean {
  return legs.every((leg) => onHalfLine(leg) && outcome(leg, leg.outcomeId, state) === 'open')
}

function onHalfLine({ specifier }: LegRef): boolean {
  const lines = [specifierNumber(specifier, 'total'), specifierNumber(specifier, 'hcp')]
  return lines.every((line) => line === null || Math.abs(line % 1) === 0.5)
}

/** A number of a leg's specifier; 0 where it has none. */
export function numberOf({ specifier }: LegRef, key: string): number {
  return specifierNumber(specifier, key) ?? 0
}
