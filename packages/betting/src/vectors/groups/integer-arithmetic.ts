import { floor, fraction, multiply, roundHalfUp } from '../../fraction/index.ts'
import { parseAmount } from '../../money/index.ts'
import { betMultiplier, payout } from '../../payout/index.ts'
import { ODDS_SCALE } from '../../vocabulary/index.ts'
import { readCurrency, readFolds } from '../bet-input.ts'
import { type Check, exactly, integer, money } from '../checks.ts'
import { type Json, NumberLiteral, show } from '../exact-json.ts'
import { readLegs } from '../legs-input.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import type { Reader } from '../reader.ts'

function stakeText(value: Json): string {
  if (value instanceof NumberLiteral) return value.text
  if (typeof value === 'string') return value
  throw new MalformedCaseError(`stake must be an amount, not ${show(value)}`)
}

/** A combo or system worked out in integers, with every way a payout might be rounded. */
export function integerArithmetic(input: Reader): Record<string, Check> {
  const legs = readLegs(input)
  const currency = readCurrency(input)
  const stake = parseAmount(stakeText(input.need('stake')), currency)
  if (!stake.ok) throw new MalformedCaseError(`stake is no amount of ${currency.code}: ${stake.error}`)
  const [winCount = legs.length] = readFolds(input, legs.length)
  const multiplier = betMultiplier({ type: 'system', winCount }, legs)
  const scaled = multiply(multiplier, fraction(ODDS_SCALE))
  const exact = multiply(multiplier, fraction(stake.value, currency.subunits))
  const subunits = multiply(exact, fraction(currency.subunits))
  const uncapped = 10n ** 60n
  const paid = fraction(payout(stake.value, multiplier, uncapped).amount, currency.subunits)
  return {
    total_odds_exact: exactly(multiplier),
    total_odds_scaled_10000_floor: integer(floor(scaled)),
    total_odds_scaled_10000_half_up: integer(roundHalfUp(scaled)),
    return_exact: exactly(exact),
    return_floor: exactly(fraction(floor(subunits), currency.subunits)),
    return_half_up: exactly(paid),
    return: money(paid, currency),
  }
}
