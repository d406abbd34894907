import { compare, type Fraction, fraction, ONE } from '../../fraction/index.ts'
import { betResult, effectiveOdds, readUofSettlement, type SettledLeg } from '../../payout/index.ts'
import { BET_RESULTS } from '../../vocabulary/index.ts'
import { type Check, exactly } from '../checks.ts'
import { evaluate } from '../effective-odds-expression.ts'
import { type Json, NumberLiteral } from '../exact-json.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import { readOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

/** Prices an expression in `o` is tried at: two expressions equal at all of them are the same. */
const SAMPLES = [fraction(11, 10), fraction(2), fraction(37, 10), fraction(101)]

function factorText(input: Reader, key: string): string | null {
  if (!input.has(key)) return null
  const value = input.need(key)
  return value instanceof NumberLiteral ? value.text : input.text(key)
}

function readLeg(input: Reader): SettledLeg {
  const result = readUofSettlement({
    result: input.count('result', -1, 1),
    voidFactor: factorText(input, 'void_factor'),
    deadHeatFactor: factorText(input, 'dead_heat_factor'),
  })
  if (!result.ok) throw new MalformedCaseError(`not a settlement of the feed: ${result.error}`)
  return result.value
}

function oddsAt(leg: SettledLeg, odds: Fraction): Fraction | undefined {
  return leg.result === 'open' ? undefined : effectiveOdds(odds, leg.result, leg.deadHeatFactor ?? ONE)
}

/** The bet result named in a text that may go on to explain it. */
function namedResult(expected: Json): string | undefined {
  const words = typeof expected === 'string' ? expected.split(/[^a-z_]+/) : []
  const named = BET_RESULTS.filter((result) => words.includes(result))
  return named.length === 1 ? named[0] : undefined
}

function effectiveOddsCheck(leg: SettledLeg, input: Reader): Check {
  const isOpen = (expected: Json) => expected === null || expected === 'open' || expected === 'undecided'
  if (leg.result === 'open') return (expected) => (isOpen(expected) ? null : 'null (open)')
  if (input.has('odds')) return exactly(oddsAt(leg, readOdds(input)) ?? ONE)
  const factor = leg.deadHeatFactor ?? ONE
  return (expected) => {
    const text = expected instanceof NumberLiteral ? expected.text : expected
    const isSame = SAMPLES.every((o) => {
      const variables = { o, odds: o, f: factor, dead_heat_factor: factor }
      const value = typeof text === 'string' ? evaluate(text, variables) : undefined
      const ours = oddsAt(leg, o)
      return value !== undefined && ours !== undefined && compare(value, ours) === 0
    })
    return isSame ? null : `${leg.result} with dead heat factor ${factor.n}/${factor.d}`
  }
}

/**
 * A settlement of the feed: the bet result of a single and its effective odds, where no price is given in terms of `o`.
 */
export function uofSettlement(input: Reader): Record<string, Check> {
  const leg = readLeg(input)
  const result = leg.result === 'open' ? 'no_results' : betResult('single', [leg.result], ONE)
  return {
    bet_result: (expected) => (namedResult(expected) === result ? null : `"${result}"`),
    effective_odds: effectiveOddsCheck(leg, input),
  }
}
