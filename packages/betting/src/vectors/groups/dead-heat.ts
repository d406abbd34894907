import { multiply, subtract } from '../../fraction/index.ts'
import { deadHeatFactor, effectiveOdds } from '../../payout/index.ts'
import { readCurrency } from '../bet-input.ts'
import { type Check, exactly, money, near } from '../checks.ts'
import { readOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

const MAX_RUNNERS = 1_000

/** A winning single that shared its places. */
export function deadHeat(input: Reader, expectedKeys: readonly string[]): Record<string, Check> {
  const factor = input.has('dead_heat_factor')
    ? input.amount('dead_heat_factor')
    : deadHeatFactor(input.count('places', 1, MAX_RUNNERS), input.count('tied', 1, MAX_RUNNERS))
  const effective = effectiveOdds(readOdds(input), 'win', factor)
  const stake = input.amount('stake')
  const returned = multiply(stake, effective)
  const currency = readCurrency(input)
  const anyTie = expectedKeys.includes('exact')
  return {
    return: money(returned, currency, anyTie),
    exact: exactly(returned),
    profit: money(subtract(returned, stake), currency, anyTie),
    dead_heat_factor: near(factor, 2),
    effective_odds: exactly(effective),
  }
}
