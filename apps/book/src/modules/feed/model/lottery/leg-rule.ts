import { LOTTERY_MARKET, type MarketRef, specifierNumber } from '../../../pricing/index.ts'
import { OVER, oddEvenResult, totalResult, UNDER } from '../kit/results.ts'
import type { LotteryRules } from './types.ts'

/** What an outcome is about, and when it wins: the one thing that pricing and settlement both go by. */
export type LegRule =
  | { readonly of: 'number'; readonly number: number }
  | { readonly of: 'first' | 'bonus' | 'odd_count' | 'sum'; wins(value: number): boolean }

/** The rule of an outcome; null where this lottery has no such outcome. */
export function legRule(rules: LotteryRules, { id, specifier }: MarketRef, outcomeId: string): LegRule | null {
  switch (id) {
    case LOTTERY_MARKET.number: {
      const number = numberOf(rules, outcomeId)
      return number === null ? null : { of: 'number', number }
    }
    case LOTTERY_MARKET.first:
      return exactly(rules, 'first', outcomeId)
    case LOTTERY_MARKET.firstOddEven:
      return parity('first', outcomeId)
    case LOTTERY_MARKET.firstTotal:
      return line('first', specifier, outcomeId)
    case LOTTERY_MARKET.sum:
      return line('sum', specifier, outcomeId)
    case LOTTERY_MARKET.oddNumbers:
      return line('odd_count', specifier, outcomeId)
    case LOTTERY_MARKET.bonus:
      return rules.bonus ? exactly(rules, 'bonus', outcomeId) : null
    case LOTTERY_MARKET.bonusOddEven:
      return rules.bonus ? parity('bonus', outcomeId) : null
    default:
      return null
  }
}

type Ball = 'first' | 'bonus'

function numberOf({ pool }: LotteryRules, outcomeId: string): number | null {
  const number = /^[1-9]\d{0,2}$/.test(outcomeId) ? Number(outcomeId) : 0
  return number >= 1 && number <= pool ? number : null
}

function exactly(rules: LotteryRules, of: Ball, outcomeId: string): LegRule | null {
  const number = numberOf(rules, outcomeId)
  return number === null ? null : { of, wins: (ball) => ball === number }
}

function parity(of: Ball, outcomeId: string): LegRule | null {
  if (outcomeId !== '70' && outcomeId !== '72') return null
  return { of, wins: (ball) => oddEvenResult(outcomeId, ball) === 'win' }
}

/** Only x.5 lines are on offer, so that nothing is ever returned. */
function line(of: 'first' | 'sum' | 'odd_count', specifier: string, outcomeId: string): LegRule | null {
  const total = specifierNumber(specifier, 'total')
  if (total === null || Math.abs(total % 1) !== 0.5 || (outcomeId !== OVER && outcomeId !== UNDER)) return null
  return { of, wins: (value) => totalResult(outcomeId, value, total) === 'win' }
}
