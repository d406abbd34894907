import { defineMarket } from '../../markets/define-market.ts'
import { ODD_EVEN, overUnder } from '../../markets/outcomes.ts'
import type { ScoreRule } from '../../markets/rule.ts'
import type { Market, OutcomeSource } from '../../markets/types.ts'
import { named } from '../../texts/named.ts'
import { sumStep } from './chance.ts'
import type { BallRule, DrawView } from './types.ts'

/** Ids of a draw's markets: our own, no feed has lotteries. No sport uses them for anything else. */
export const LOTTERY_MARKET = {
  number: 9101,
  first: 9102,
  firstOddEven: 9103,
  firstTotal: 9104,
  sum: 9105,
  oddNumbers: 9106,
  bonus: 9107,
  bonusOddEven: 9108,
} as const

/** Outcome ids are the numbers. */
const BALL: OutcomeSource<BallRule> = {
  kind: 'numbers',
  rule: (id) => (/^[1-9]\d{0,2}$/.test(id) ? { kind: 'ball', number: Number(id) } : null),
}

const IN_DRAW = { listing: null, customBet: { group: 'draw' } } as const
const ONE_NUMBER = { ...IN_DRAW, outcomes: BALL, ladder: null, margin: 'lottery_number', columns: 3 } as const
const ODD_OR_EVEN = { ...IN_DRAW, outcomes: ODD_EVEN, ladder: null, margin: 'lottery_line', columns: 2 } as const
const LINES = { ...IN_DRAW, outcomes: overUnder('total'), margin: 'lottery_line', columns: 2 } as const

/** Lotteries. Only the main balls count, but for the bonus ball's own markets. */
export const LOTTERY_MARKETS: readonly Market<DrawView, ScoreRule | BallRule>[] = [
  defineMarket({
    ...ONE_NUMBER,
    id: LOTTERY_MARKET.number,
    groups: ['main', 'numbers'],
    name: named('market.number_drawn'),
    counts: 'number',
    listing: 'main',
  }),
  defineMarket({
    ...LINES,
    id: LOTTERY_MARKET.sum,
    groups: ['main', 'total'],
    name: named('market.sum_of_numbers'),
    counts: 'sum',
    ladder: { by: 'total', step: sumStep, reach: 3 },
    listing: 'secondary',
    customBet: null,
  }),
  defineMarket({
    ...LINES,
    id: LOTTERY_MARKET.oddNumbers,
    groups: ['main', 'total'],
    name: named('market.odd_numbers'),
    counts: 'odd_count',
    ladder: { by: 'total', step: 1, reach: 2 },
  }),
  defineMarket({
    ...ODD_OR_EVEN,
    id: LOTTERY_MARKET.firstOddEven,
    groups: ['first_ball'],
    name: named('market.first_ball_odd_even'),
    counts: 'first',
  }),
  defineMarket({
    ...LINES,
    id: LOTTERY_MARKET.firstTotal,
    groups: ['first_ball', 'total'],
    name: named('market.first_ball_total'),
    counts: 'first',
    ladder: { by: 'total', step: 1, reach: 0 },
  }),
  defineMarket({
    ...ONE_NUMBER,
    id: LOTTERY_MARKET.first,
    groups: ['first_ball', 'numbers'],
    name: named('market.first_ball'),
    counts: 'first',
  }),
  defineMarket({
    ...ODD_OR_EVEN,
    id: LOTTERY_MARKET.bonusOddEven,
    groups: ['bonus_ball'],
    name: named('market.bonus_ball_odd_even'),
    counts: 'bonus',
  }),
  defineMarket({
    ...ONE_NUMBER,
    id: LOTTERY_MARKET.bonus,
    groups: ['bonus_ball', 'numbers'],
    name: named('market.bonus_ball'),
    counts: 'bonus',
  }),
]
