import type { Decision, MarketRef } from '../../pricing/fair.ts'
import { legRule } from './leg-rule.ts'
import { LOTTERY_MARKETS } from './markets.ts'
import type { DrawState } from './types.ts'

/** Decides an outcome as far as the balls do; what this lottery does not have is void once the draw is over. */
export function drawOutcome(market: MarketRef, outcomeId: string, state: DrawState): Decision {
  const rule = legRule(state.rules, market, outcomeId)
  if (rule === null) return state.phase === 'ended' ? 'void' : 'open'
  const { balls, bonus, rules } = state
  const areAllOut = balls.length === rules.drawn
  switch (rule.of) {
    case 'number':
      return balls.includes(rule.number) ? 'win' : areAllOut ? 'lose' : 'open'
    case 'first':
      return decided(rule.wins, balls[0] ?? null)
    case 'bonus':
      return decided(rule.wins, bonus)
    case 'odd_count':
      return decided(rule.wins, areAllOut ? balls.filter((ball) => ball % 2 === 1).length : null)
    case 'sum':
      return decided(rule.wins, areAllOut ? balls.reduce((sum, ball) => sum + ball, 0) : null)
  }
}

function decided(wins: (value: number) => boolean, value: number | null): Decision {
  return value === null ? 'open' : wins(value) ? 'win' : 'lose'
}

/**
 * The balls that decided a market, for the explanation: in drawing order where that counts, with their sum where that
 * does.
 */
export function decidingText(marketId: number, state: Pick<DrawState, 'balls' | 'bonus'>): string {
  const { balls } = state
  switch (LOTTERY_MARKETS.find(({ id }) => id === marketId)?.counts) {
    case 'first':
      return balls.join(', ')
    case 'sum':
      return `${rising(balls).join(' + ')} = ${balls.reduce((sum, ball) => sum + ball, 0)}`
    default:
      return ballsText(state)
  }
}

/** The balls as results and explanations show them, in rising order: '4, 9, 17, 23, 31, 44 + 8'. */
export function ballsText({ balls, bonus }: Pick<DrawState, 'balls' | 'bonus'>): string {
  const main = rising(balls).join(', ')
  return bonus === null ? main : `${main} + ${bonus}`
}

function rising(balls: readonly number[]): readonly number[] {
  return [...balls].sort((a, b) => a - b)
}
