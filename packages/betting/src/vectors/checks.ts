import { compare, type Fraction, fraction, multiply, roundHalfUp, subtract, toNumber } from '../fraction/index.ts'
import { type Currency, currencyDigits, formatAmount } from '../money/index.ts'
import { type DecimalLiteral, readLiteral } from './decimal-literal.ts'
import { isList, type Json, show } from './exact-json.ts'

/** Compares an expected value with ours: null where they agree, else what we got, for the report. */
export type Check = (expected: Json) => string | null

/** A double shows 15 to 17 digits; so many given digits mean that a double was written, not a rounded decimal. */
const DOUBLE_DIGITS = { min: 15, max: 17 }
/** What a few operations on doubles may cost; far below any figure that is given. */
const DOUBLE_NOISE = 1e-14
const DOUBLE_EPSILON = fraction(1n, 2n ** 52n)

function abs(value: Fraction): Fraction {
  return value.n < 0n ? fraction(-value.n, value.d) : value
}

/** Text of an exact value, cut to a readable length. */
export function showFraction(value: Fraction): string {
  if (value.d === 1n) return String(value.n)
  const decimals = 20
  const scaled = roundHalfUp(multiply(value, fraction(10n ** BigInt(decimals))))
  const text = formatAmount(scaled, { code: '', subunits: 1 })
  const sign = text.startsWith('-') ? '-' : ''
  const digits = text.replace('-', '').padStart(decimals + 1, '0')
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '')
}

function isSameDouble(literal: DecimalLiteral, got: Fraction): boolean {
  const difference = abs(subtract(literal.value, got))
  const isDouble = literal.significant >= DOUBLE_DIGITS.min && literal.significant <= DOUBLE_DIGITS.max
  return isDouble && compare(difference, multiply(abs(got), DOUBLE_EPSILON)) <= 0
}

/** Within half a unit of the last digit, or so many digits as `minDecimals` where fewer are written. */
function isNear(literal: DecimalLiteral, got: Fraction, minDecimals: number): boolean {
  const difference = abs(subtract(literal.value, got))
  if (difference.n === 0n) return true
  if (!Number.isFinite(literal.decimals)) return false
  const decimals = Math.max(literal.decimals, minDecimals)
  return compare(difference, fraction(1n, 2n * 10n ** BigInt(decimals))) <= 0 || isSameDouble(literal, got)
}

/** Our exact value, as precisely as the expected one is written. */
export function near(got: Fraction, minDecimals = 0): Check {
  return (expected) => {
    const literal = readLiteral(expected)
    return literal !== undefined && isNear(literal, got, minDecimals) ? null : showFraction(got)
  }
}

/** Our exact value, to the last digit; a double with all its digits counts as exact. */
export function exactly(got: Fraction): Check {
  return (expected) => {
    const literal = readLiteral(expected)
    const same = literal !== undefined && (compare(literal.value, got) === 0 || isSameDouble(literal, got))
    return same ? null : showFraction(got)
  }
}

/** Our integer. An integer of more digits than a double holds may be given as the nearest double. */
export function integer(got: bigint): Check {
  return (expected) => {
    const literal = readLiteral(expected)
    if (literal !== undefined && compare(literal.value, fraction(got)) === 0) return null
    const isDouble = got > BigInt(Number.MAX_SAFE_INTEGER) && literal !== undefined
    return isDouble && Number(got) === toNumber(literal.value) ? null : String(got)
  }
}

/**
 * Our payout: rounded half-up to the subunit, or unrounded where more digits are given. With `anyTie` an exact half may
 * have gone either way, for cases that state the exact figure besides.
 */
export function money(got: Fraction, currency: Currency, anyTie = false): Check {
  const subunits = roundHalfUp(multiply(got, fraction(currency.subunits)))
  const shown = formatAmount(subunits, currency)
  return (expected) => {
    const literal = readLiteral(expected)
    if (literal === undefined) return shown
    const digits = currencyDigits(currency)
    if (literal.decimals > digits || anyTie) {
      return isNear(literal, got, digits) ? null : `${shown} (exactly ${showFraction(got)})`
    }
    return compare(literal.value, fraction(subunits, currency.subunits)) === 0 ? null : shown
  }
}

/** Our double, as precisely as the expected one is written; `slack` allows for a figure that was found by iteration. */
export function nearDouble(got: number, slack = 0): Check {
  return (expected) => {
    const literal = readLiteral(expected)
    if (literal === undefined || !Number.isFinite(literal.decimals)) return String(got)
    const tolerance = Math.max(0.5 * 10 ** -literal.decimals, DOUBLE_NOISE * Math.max(1, Math.abs(got)), slack)
    return Math.abs(toNumber(literal.value) - got) <= tolerance ? null : String(got)
  }
}

/** A list of doubles, each as precisely as its expected one is written. */
export function nearDoubles(got: readonly number[]): Check {
  return (expected) => {
    const same =
      isList(expected) &&
      expected.length === got.length &&
      got.every((value, at) => nearDouble(value)(expected[at] as Json) === null)
    return same ? null : `[${got.join(', ')}]`
  }
}

/** Our text, letter by letter. */
export function text(got: string): Check {
  return (expected) => (expected === got ? null : `"${got}"`)
}

/** Our yes or no. */
export function flag(got: boolean): Check {
  return (expected) => (expected === got ? null : String(got))
}

/** Never agrees: the case requests something its group does not give. */
export function unknownField(known: readonly string[]): Check {
  return (expected) => `no such figure (expected ${show(expected)}; this group gives ${known.join(', ')})`
}
