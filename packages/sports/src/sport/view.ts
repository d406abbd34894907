import { type Pmf, type ScoreGrid, type ScoreStat, type ScoreViews, scoreViews } from '../chance/grid.ts'
import type { Own, ScoreRule } from '../markets/rule.ts'

/** What can be bet on of a match at a state, with its distribution: the final score, a period, the next goal. */
export interface View<V extends string, R = ScoreRule> {
  readonly of: V
  /** The specifier values that select one of several: `{ periodnr: 2 }`. */
  readonly at?: Readonly<Record<string, string | number>>
  /** The distributions of its statistics, as far as markets look at them. */
  readonly stats: Partial<Readonly<Record<ScoreStat, Pmf>>>
  /** The distribution of the pair itself, where markets look at that. */
  readonly grid?: ScoreGrid
  /** Outcome ids of markets on players or numbers, in their order. */
  readonly players?: readonly string[]
  readonly numbers?: readonly string[]
  /** P(an outcome wins) by a rule that is about no score. */
  own?(rule: Own<R>): number
}

/** A view of a pair of counts in full. */
export function pairView<V extends string>(
  of: V,
  source: ScoreGrid | ScoreViews,
  at: Readonly<Record<string, string | number>> = {},
): View<V, never> {
  const { grid, ...stats } = 'grid' in source ? source : scoreViews(source)
  return { of, at, stats, grid }
}
