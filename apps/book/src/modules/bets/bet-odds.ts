import { betMultiplier, type Fraction, oddsFraction, scaleOdds } from '@touchline/betting'
import type { BetRecord } from './bet-record.ts'

type Shape = Pick<BetRecord, 'type' | 'system'>

/** What one unit of stake returns when every leg wins at these prices. */
export function fullMultiplier({ type, system }: Shape, odds: readonly number[]): Fraction {
  const legs = odds.map(oddsFraction)
  return type === 'system' && system !== null
    ? betMultiplier({ type: 'system', winCount: system.wins }, legs)
    : betMultiplier({ type: 'combo' }, legs)
}

/** Total odds of a bet, scaled and held to what a JSON number keeps exactly; a system has none and shows 0. */
export function totalOdds(shape: Shape, odds: readonly number[]): number {
  if (shape.type === 'system') return 0
  return Math.min(scaleOdds(fullMultiplier(shape, odds)), Number.MAX_SAFE_INTEGER)
}
