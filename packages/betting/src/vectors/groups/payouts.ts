import { subtract } from '../../fraction/index.ts'
import { readBet } from '../bet-input.ts'
import { type Check, exactly, integer, money } from '../checks.ts'
import type { Reader } from '../reader.ts'

/** What a single, combo, system or named bet returns. With `exact` stated, a half in `return` may go either way. */
export function payouts(input: Reader, expectedKeys: readonly string[]): Record<string, Check> {
  const bet = readBet(input)
  const anyTie = expectedKeys.includes('exact')
  return {
    return: money(bet.returned, bet.currency, anyTie),
    exact: exactly(bet.returned),
    profit: money(subtract(bet.returned, bet.stake), bet.currency, anyTie),
    lines: integer(bet.lines),
    unit: exactly(bet.unit),
    total_stake: exactly(bet.stake),
  }
}
