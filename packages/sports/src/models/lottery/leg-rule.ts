import { isScoreRule } from '../../markets/rule.ts'
import { numberIn, parseSpecifier } from '../../markets/specifier.ts'
import type { MarketRef } from '../../pricing/fair.ts'
import { ruleOf } from '../../sport/offer.ts'
import { LOTTERY_MARKETS } from './markets.ts'
import type { LegRule, LotteryRules } from './types.ts'

/** The rule of an outcome; null where this lottery has no such outcome. */
export function legRule(
  { pool, bonus }: LotteryRules,
  { id, specifier }: MarketRef,
  outcomeId: string,
): LegRule | null {
  const market = LOTTERY_MARKETS.find((one) => one.id === id)
  const rule = market === undefined ? null : ruleOf(market, specifier, outcomeId)
  if (market === undefined || rule === null || (market.counts === 'bonus' && !bonus)) return null
  const { counts: of } = market
  if (isScoreRule(rule)) {
    if (of === 'number' || rule.kind === 'score' || mayReturn(specifier)) return null
    return { of, wins: (value) => rule.decide(value) === 'win' }
  }
  const { number } = rule
  if (number > pool || of === 'odd_count' || of === 'sum') return null
  return of === 'number' ? { of, number } : { of, wins: (ball) => ball === number }
}

/** Only x.5 lines are on offer, so that nothing is ever returned. */
function mayReturn(specifier: string): boolean {
  const total = numberIn(parseSpecifier(specifier), 'total')
  return total !== null && Math.abs(total % 1) !== 0.5
}
