import { fractionToNumber } from '@touchline/betting'
import type { Pmf } from '../../chance/grid.ts'
import type { ScoreRule } from '../../markets/rule.ts'
import type { FairMarket } from '../../pricing/fair.ts'
import { offerMarket } from '../../sport/offer.ts'
import type { View } from '../../sport/view.ts'
import { chanceOf, oddCounts, sums } from './chance.ts'
import { LOTTERY_MARKETS } from './markets.ts'
import type { BallRule, DrawState, DrawView, LotteryRules } from './types.ts'

/** Lines with a side that is more certain than this leave nothing of it after the margin. */
const MOST_CERTAIN = 0.9

const priced = new Map<string, readonly FairMarket[]>()

/**
 * Every market of a draw with fair probabilities; [] from its start on. They are the same for every draw of a lottery.
 */
export function drawFair({ rules, phase }: Pick<DrawState, 'rules' | 'phase'>): readonly FairMarket[] {
  if (phase !== 'not_started') return []
  const key = JSON.stringify([rules.pool, rules.drawn, rules.bonus])
  const known = priced.get(key)
  if (known !== undefined) return known
  const made = marketsOf(rules)
  priced.set(key, made)
  return made
}

function marketsOf(rules: LotteryRules): readonly FairMarket[] {
  const views = viewsOf(rules)
  return LOTTERY_MARKETS.flatMap((market) =>
    views
      .filter(({ of }) => of === market.counts)
      .flatMap((view) => offerMarket(market, view, () => ({ state: 'unknown' }), 'when_certain'))
      .filter(({ outcomes }) => market.ladder === null || outcomes.every(({ win }) => win <= MOST_CERTAIN))
      // What has no lines is its own balanced line.
      .map((fair) => (market.ladder === null ? { ...fair, mostBalanced: true } : fair)),
  )
}

function viewsOf(rules: LotteryRules): readonly View<DrawView, ScoreRule | BallRule>[] {
  const numbers = Array.from({ length: rules.pool }, (_, i) => String(i + 1))
  const ball = (of: 'first' | 'bonus'): View<DrawView, ScoreRule | BallRule> => ({
    of,
    stats: { total: anyOf(rules.pool) },
    numbers,
    own: () => 1 / rules.pool,
  })
  return [
    {
      of: 'number',
      stats: {},
      numbers,
      own: ({ number }) => fractionToNumber(chanceOf(rules, [{ of: 'number', number }])),
    },
    ball('first'),
    ...(rules.bonus ? [ball('bonus')] : []),
    { of: 'odd_count', stats: { total: oddCounts(rules) } },
    { of: 'sum', stats: { total: sums(rules) } },
  ]
}

/** Each number of the pool is as likely as any other. */
function anyOf(pool: number): Pmf {
  return { from: 1, p: new Float64Array(pool).fill(1 / pool) }
}
