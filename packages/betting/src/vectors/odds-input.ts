import { add, divide, type Fraction, fraction, ONE } from '../fraction/index.ts'
import { readLiteral } from './decimal-literal.ts'
import { type Json, show } from './exact-json.ts'
import { MalformedCaseError } from './malformed-case.ts'
import type { Reader } from './reader.ts'

/** Formats an input may give prices in. */
const FORMATS = ['decimal', 'hongkong', 'american', 'indonesian', 'malaysian', 'percent'] as const
export type InputFormat = (typeof FORMATS)[number]

function fromProfit(sign: Fraction, value: Fraction): Fraction {
  return sign.n >= 0n ? add(ONE, value) : add(ONE, divide(fraction(-1), value))
}

function toDecimal(value: Fraction, format: InputFormat): Fraction {
  switch (format) {
    case 'decimal':
      return value
    case 'hongkong':
      return add(ONE, value)
    case 'american':
      return fromProfit(value, divide(value, fraction(100)))
    case 'indonesian':
    case 'malaysian':
      return fromProfit(value, value)
    case 'percent':
      return divide(fraction(100), value)
  }
}

/** Exact decimal odds of a price: '10/3' is a fraction in every format, 'evens' is 1/1. */
export function toOdds(value: Json, format: InputFormat = 'decimal'): Fraction {
  const isEvens = typeof value === 'string' && /^ev(en)?s?$/i.test(value.trim())
  const literal = isEvens ? { value: ONE } : readLiteral(value)
  const isFraction = isEvens || (typeof value === 'string' && value.includes('/'))
  if (literal === undefined || (literal.value.n === 0n && !isFraction && format !== 'hongkong')) {
    throw new MalformedCaseError(`odds must be a price, not ${show(value)}`)
  }
  const odds = toDecimal(literal.value, isFraction ? 'hongkong' : format)
  if (odds.n < odds.d) throw new MalformedCaseError(`odds below 1: ${show(value)}`)
  return odds
}

const ODDS_KEYS: readonly (readonly [key: string, format: InputFormat])[] = [
  ['fraction', 'hongkong'],
  ['british', 'hongkong'],
  ['decimal', 'decimal'],
  ['european', 'decimal'],
  ['odds', 'decimal'],
  ['hongkong', 'hongkong'],
  ['hk', 'hongkong'],
  ['hk_odds', 'hongkong'],
  ['american', 'american'],
  ['indonesian', 'indonesian'],
  ['malaysian', 'malaysian'],
  ['percent', 'percent'],
]

/** The one price of an input, under whichever name of a format it is given. */
export function readOdds(input: Reader): Fraction {
  const found = ODDS_KEYS.find(([key]) => input.has(key))
  if (found === undefined) input.need(...ODDS_KEYS.map(([key]) => key))
  const [key, format] = found ?? ['odds', 'decimal']
  return toOdds(input.need(key), format)
}

const LIST_KEYS: readonly (readonly [key: string, format: InputFormat])[] = [
  ['odds', 'decimal'],
  ['decimal_odds', 'decimal'],
  ['combo', 'decimal'],
  ['fractions', 'hongkong'],
  ['hk_odds', 'hongkong'],
  ['hongkong_odds', 'hongkong'],
  ['american_odds', 'american'],
  ['indonesian_odds', 'indonesian'],
  ['malaysian_odds', 'malaysian'],
]

/** The prices of an input's legs with their format, unread: an entry may be 'void' instead of a price. */
export function readOddsList(input: Reader): { readonly values: readonly Json[]; readonly format: InputFormat } {
  const found = LIST_KEYS.find(([key]) => input.has(key))
  if (found === undefined) {
    if (input.has('single')) return { values: [input.need('single')], format: 'decimal' }
    input.need(...LIST_KEYS.map(([key]) => key))
  }
  const [key, format] = found ?? ['odds', 'decimal']
  const value = input.need(key)
  return { values: Array.isArray(value) ? value : [value as Json], format }
}
