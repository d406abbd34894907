import { fractionToNumber } from '@touchline/betting'
import { type FairMarket, LOTTERY_MARKET, type MarketRef } from '../../../pricing/index.ts'
import { totalMarkets } from '../kit/line-markets.ts'
import { EVEN, ODD, OVER, UNDER } from '../kit/results.ts'
import type { Pmf } from '../shared/grid.ts'
import { chance } from '../shared/sum.ts'
import { chanceOf, oddCounts, sums } from './chance.ts'
import { legRule } from './leg-rule.ts'
import type { DrawState, LotteryRules } from './types.ts'

/** A ladder of sums goes in steps of about a quarter of their standard deviation, in fives. */
const STEPS_PER_SD = 4
const SUM_LINES = 3
const ODD_LINES = 2
/** Lines with a side that is more certain than this leave nothing of it after the margin. */
const MOST_CERTAIN = 0.9

const priced = new Map<string, readonly FairMarket[]>()

/** Every market of a draw with fair probabilities; [] from its start on. They are the same for every draw of a lottery. */
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
  const numbers = Array.from({ length: rules.pool }, (_, i) => String(i + 1))
  const middle = `total=${Math.floor(rules.pool / 2) + 0.5}`
  const one = (id: number, specifier: string, outcomes: readonly string[]) =>
    fairMarket(rules, { id, specifier }, outcomes)
  const sum = sums(rules)
  return [
    one(LOTTERY_MARKET.number, '', numbers),
    one(LOTTERY_MARKET.first, '', numbers),
    one(LOTTERY_MARKET.firstOddEven, '', [ODD, EVEN]),
    one(LOTTERY_MARKET.firstTotal, middle, [OVER, UNDER]),
    ...open(totalMarkets(LOTTERY_MARKET.sum, sum, { step: stepOf(sum), reach: SUM_LINES })),
    ...open(totalMarkets(LOTTERY_MARKET.oddNumbers, oddCounts(rules), { step: 1, reach: ODD_LINES })),
    ...(rules.bonus ? [one(LOTTERY_MARKET.bonus, '', numbers), one(LOTTERY_MARKET.bonusOddEven, '', [ODD, EVEN])] : []),
  ]
}

function open(lines: readonly FairMarket[]): readonly FairMarket[] {
  return lines.filter(({ outcomes }) => outcomes.every(({ win }) => win <= MOST_CERTAIN))
}

function fairMarket(rules: LotteryRules, ref: MarketRef, outcomeIds: readonly string[]): FairMarket {
  const outcomes = outcomeIds.map((id) => {
    const rule = legRule(rules, ref, id)
    return chance(id, rule === null ? 0 : fractionToNumber(chanceOf(rules, [rule])))
  })
  return { ...ref, outcomes, mostBalanced: true }
}

function stepOf({ from, p }: Pmf): number {
  let mean = 0
  let square = 0
  for (const [i, mass] of p.entries()) {
    mean += (from + i) * mass
    square += (from + i) ** 2 * mass
  }
  return Math.max(1, 5 * Math.round(Math.sqrt(square - mean * mean) / STEPS_PER_SD / 5))
}
