/** Custom bets: the final score, or the score of one quarter; a quarter beside the match would need both at once. */
import type { ScoreGrid } from '../../chance/grid.ts'
import { type ScoreRule, winsAt } from '../../markets/rule.ts'
import { numberIn } from '../../markets/specifier.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { chanceOfAll } from '../kit/joint.ts'
import type { Pair } from '../kit/sides.ts'
import { americanFootballDistribution } from './distribution.ts'
import type { AmericanFootballState } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'
import type { AmericanFootballView } from './views.ts'

/** The legs share their group: they are all about the match, or all about one quarter. */
export function jointWin(
  truth: AmericanFootballTruth,
  state: AmericanFootballState,
  legs: readonly ReadLeg<AmericanFootballView, ScoreRule>[],
): number | null {
  const [first] = legs
  if (first === undefined) return null
  const { match, quarters } = americanFootballDistribution(truth, state)
  const place = numberIn(first.at, 'quarternr')
  const views = first.of === 'final' ? match : quarters.find(({ number }) => number === place)?.score
  if (views === undefined) return null
  return chanceOfAll(
    cellsOf(views.grid),
    legs.map(({ rule }) => winsAt(rule)),
  )
}

function* cellsOf({ height, width, baseHome, baseAway, p }: ScoreGrid): Generator<Pair & { readonly p: number }> {
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) {
      const mass = p[i * width + j] ?? 0
      if (mass > 0) yield { home: baseHome + i, away: baseAway + j, p: mass }
    }
  }
}
