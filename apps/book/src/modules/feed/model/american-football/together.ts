/** Custom bets: the final score, or the score of one quarter; a quarter beside the match would need both at once. */
import type { Pair } from '../kit/sides.ts'
import { chanceOfAll, mayJoin, numberOf, type Rule, scoreRule } from '../kit/together.ts'
import type { ScoreGrid } from '../shared/grid.ts'
import type { LegRef } from '../types.ts'
import { americanFootballDistribution } from './distribution.ts'
import { americanFootballOutcome } from './outcomes.ts'
import type { AmericanFootballState } from './state.ts'
import type { AmericanFootballTruth } from './truth.ts'

const MATCH = { 219: 'winner', 223: 'handicap', 225: 'total', 227: 'home_total', 228: 'away_total' } as const
const QUARTER = { 235: 'result', 236: 'total', 303: 'handicap' } as const

export function winTogether(
  truth: AmericanFootballTruth,
  state: AmericanFootballState,
  legs: readonly LegRef[],
): number | null {
  if (!mayJoin(legs, americanFootballOutcome, state)) return null
  const rules: Rule<Pair>[] = []
  const places = new Set<number>()
  for (const leg of legs) {
    const match = MATCH[leg.id as keyof typeof MATCH]
    const kind = match ?? QUARTER[leg.id as keyof typeof QUARTER]
    if (kind === undefined) return null
    places.add(match === undefined ? numberOf(leg, 'quarternr') : 0)
    rules.push(scoreRule(kind, leg))
  }
  const [place, ...others] = places
  if (place === undefined || others.length > 0) return null
  const { match, quarters } = americanFootballDistribution(truth, state)
  const views = place === 0 ? match : quarters.find(({ number }) => number === place)?.score
  return views === undefined ? null : chanceOfAll(cellsOf(views.grid), rules)
}

function* cellsOf({ height, width, baseHome, baseAway, p }: ScoreGrid): Generator<Pair & { readonly p: number }> {
  for (let i = 0; i < height; i++) {
    for (let j = 0; j < width; j++) {
      const mass = p[i * width + j] ?? 0
      if (mass > 0) yield { home: baseHome + i, away: baseAway + j, p: mass }
    }
  }
}
