import { divide, type Fraction, fraction, multiply, sum } from '../fraction/index.ts'
import { type Currency, currencyOf } from '../money/index.ts'
import { elementarySymmetric } from '../system/index.ts'
import { lineCount, NAMED_BETS } from '../system/named-bets.ts'
import { type Json, show } from './exact-json.ts'
import { readLegs } from './legs-input.ts'
import { MalformedCaseError } from './malformed-case.ts'
import type { Reader } from './reader.ts'

/** The currency of an input, EUR where it names none. */
export function readCurrency(input: Reader): Currency {
  if (!input.has('currency')) return currencyOf('EUR')
  const currency = currencyOf(input.text('currency').toUpperCase())
  if (currency === undefined) throw new MalformedCaseError(`unknown currency ${show(input.need('currency'))}`)
  return currency
}

const SYSTEM = /^(?:system\s*)?(\d{1,2})\s*(?:\/|of|out of)\s*(\d{1,2})$/i
const WHOLE_FOLDS = ['combo', 'accumulator', 'acca', 'parlay', 'express', 'double', 'treble', 'fourfold']

function systemFolds(name: string, selections: number): readonly number[] | undefined {
  const match = SYSTEM.exec(name)
  if (match === null) return undefined
  if (Number(match[2]) !== selections) throw new MalformedCaseError(`${name} needs ${match[2]} selections`)
  if (Number(match[1]) < 1 || Number(match[1]) > selections) throw new MalformedCaseError(`no such system: ${name}`)
  return [Number(match[1])]
}

/** 'Lucky 15', 'Lucky15' and 'lucky-15' are one name. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '')
}

function namedFolds(name: string, selections: number): readonly number[] | undefined {
  const names = name.split(/\s+\/\s+/).map(plainName)
  if (names.some((part) => part === 'single' || part === 'singles')) return [1]
  if (names.some((part) => WHOLE_FOLDS.includes(part))) return [selections]
  const bet = NAMED_BETS.find((named) => names.includes(plainName(named.name)))
  if (bet === undefined) return undefined
  if (bet.selections !== selections) throw new MalformedCaseError(`a ${name} has ${bet.selections} selections`)
  return bet.folds
}

/** Sizes of the combinations a named bet or system has; an unknown name makes the case malformed. */
export function foldsOf(name: string, selections: number): readonly number[] {
  const folds = systemFolds(name, selections) ?? namedFolds(name, selections)
  if (folds === undefined) throw new MalformedCaseError(`unknown bet "${name}"`)
  return folds
}

function systemName(value: Json): string {
  if (typeof value === 'string') return value
  throw new MalformedCaseError(`a system is named like "2/4", not ${show(value)}`)
}

function toFold(value: Json): number {
  const fold = Number(show(value))
  if (!Number.isInteger(fold) || fold < 1) throw new MalformedCaseError(`no such fold: ${show(value)}`)
  return fold
}

/** Sizes of the combinations of an input's bet. Without a name: the folds given, a combo, or a single. */
export function readFolds(input: Reader, selections: number): readonly number[] {
  const key = input.firstOf('system_id', 'system', 'bet')
  if (key !== undefined) return foldsOf(systemName(input.need(key)), selections)
  if (!input.has('folds')) return [selections]
  return input.list('folds').map(toFold)
}

/** A bet as an input describes it. Amounts in units of the currency, exact. */
export interface BetInput {
  readonly lines: bigint
  readonly unit: Fraction
  readonly stake: Fraction
  readonly returned: Fraction
  readonly currency: Currency
}

/** Reads legs, lines and stake; `unit` is per line, `stake` and `total_stake` are for the whole bet. */
export function readBet(input: Reader): BetInput {
  const legs = readLegs(input)
  const folds = readFolds(input, legs.length)
  const lines = lineCount(legs.length, folds)
  if (lines === 0n) throw new MalformedCaseError('the bet has no lines')
  const unit = input.firstOf('unit', 'unit_stake')
  const perLine =
    unit === undefined ? divide(input.amount('stake', 'total_stake'), fraction(lines)) : input.amount(unit)
  const perUnit = sum(folds.map((fold) => elementarySymmetric(legs, fold)))
  return {
    lines,
    unit: perLine,
    stake: multiply(perLine, fraction(lines)),
    returned: multiply(perLine, perUnit),
    currency: readCurrency(input),
  }
}
