import { divide, type Fraction, fraction, multiply, ONE, roundHalfUp, subtract } from '../../fraction/index.ts'
import { formatOdds, nearestLadderStep, scaleOdds } from '../../odds/index.ts'
import { type Check, near, showFraction } from '../checks.ts'
import { readLiteral } from '../decimal-literal.ts'
import type { Json } from '../exact-json.ts'
import { readOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

const HUNDRED = fraction(100)

function american(odds: Fraction): Fraction {
  const profit = subtract(odds, ONE)
  return odds.n >= 2n * odds.d ? multiply(HUNDRED, profit) : divide(fraction(-100), profit)
}

function malaysian(odds: Fraction): Fraction {
  const profit = subtract(odds, ONE)
  return odds.n <= 2n * odds.d ? profit : divide(fraction(-1), profit)
}

/** A whole american price must be the one shown; with decimals it is the unrounded one. */
function americanCheck(odds: Fraction): Check {
  const value = american(odds)
  return (expected) => {
    const literal = readLiteral(typeof expected === 'string' ? expected.replace('+', '') : expected)
    if (literal?.decimals !== 0) return near(value)(expected)
    return literal.value.n === roundHalfUp(value) ? null : showFraction(value)
  }
}

/** A step of the ladder; '6/4' and '3/2' are the same price. */
function britishCheck(odds: Fraction): Check {
  const scaled = scaleOdds(odds)
  const shown = formatOdds(scaled, 'british')
  const step = nearestLadderStep(scaled)
  return (expected) => {
    const isSame = typeof expected === 'string' && (expected === shown || isStep(expected, step.n, step.m, shown))
    return isSame ? null : `"${shown}"`
  }
}

function isStep(expected: Json, n: number, m: number, shown: string): boolean {
  const literal = readLiteral(expected)
  return shown.includes('/') && literal?.value.n === fraction(n, m).n && literal.value.d === fraction(n, m).d
}

function withoutPercentSign(check: Check): Check {
  return (expected) => check(typeof expected === 'string' ? expected.replace(/\s*%$/, '') : expected)
}

/** One price in all seven formats, unrounded. */
export function oddsFormats(input: Reader): Record<string, Check> {
  const odds = readOdds(input)
  if (odds.n === odds.d) return { european: near(odds, 2), hongkong: near(fraction(0), 2), percent: near(HUNDRED) }
  return {
    european: near(odds, 2),
    decimal: near(odds, 2),
    british: britishCheck(odds),
    hongkong: near(subtract(odds, ONE), 2),
    american: americanCheck(odds),
    indonesian: near(divide(american(odds), HUNDRED), 2),
    malaysian: near(malaysian(odds), 2),
    percent: withoutPercentSign(near(divide(HUNDRED, odds))),
  }
}
