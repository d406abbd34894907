import { cashOutOffer, expectedOdds, fairCashOut, fairCashOutByOdds } from '../../cash-out/index.ts'
import { divide, type Fraction, fraction, multiply, ONE, subtract, sum, ZERO } from '../../fraction/index.ts'
import { type BetShape, effectiveOdds } from '../../payout/index.ts'
import { readCurrency, readFolds } from '../bet-input.ts'
import { type Check, exactly, money } from '../checks.ts'
import type { Json } from '../exact-json.ts'
import { resultOfWord } from '../legs-input.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import { readOdds, readOddsList, toOdds } from '../odds-input.ts'
import { type Reader, toNumberOf } from '../reader.ts'

const CHANCES = ['win', 'half_win', 'push', 'half_lose', 'lose'] as const
type Chance = (typeof CHANCES)[number]

/** `p_win`, `leg2_p_win`, or `leg2_probability` for the chance to win. */
function readChance(input: Reader, prefix: string, chance: Chance): Fraction | undefined {
  const keys = chance === 'win' ? [`${prefix}p_win`, `${prefix}probability`, `${prefix}p`] : [`${prefix}p_${chance}`]
  const key = chance === 'push' ? input.firstOf(...keys, `${prefix}p_void`) : input.firstOf(...keys)
  return key === undefined ? undefined : input.amount(key)
}

function openLeg(input: Reader, prefix: string, odds: Fraction): Fraction | undefined {
  const current = input.firstOf(`${prefix}current_odds`)
  if (current !== undefined) return divide(odds, toOdds(input.need(current)))
  const given = CHANCES.map((chance) => readChance(input, prefix, chance))
  if (given.every((chance) => chance === undefined)) return undefined
  const [win = ZERO, halfWin = ZERO, push = ZERO, halfLose = ZERO] = given
  const all = sum(given.map((chance) => chance ?? ZERO))
  if (subtract(all, ONE).n > 0n) throw new MalformedCaseError('the chances of a leg are more than 1 together')
  return expectedOdds(odds, { win, halfWin, push, halfLose })
}

function settledLeg(word: Json | undefined, odds: Fraction): Fraction | undefined {
  const result = typeof word === 'string' ? resultOfWord(word) : undefined
  return result === undefined ? undefined : effectiveOdds(odds, result)
}

function listEntry(input: Reader, key: string, at: number): Json | undefined {
  return input.has(key) ? input.list(key)[at] : undefined
}

/** Effective or expected odds of the leg at this place, in any form of the input. */
function readLeg(input: Reader, odds: Fraction, at: number, count: number): Fraction {
  const prefix = `leg${at + 1}_`
  const probability = listEntry(input, 'probabilities', at)
  const current = listEntry(input, 'current_odds', at)
  const leg =
    settledLeg(input.fields[`leg${at + 1}`] ?? listEntry(input, 'results', at), odds) ??
    openLeg(input, prefix, odds) ??
    (probability === undefined || probability === null
      ? undefined
      : multiply(odds, toNumberOf(probability, 'probabilities'))) ??
    (current === undefined || current === null ? undefined : divide(odds, toOdds(current))) ??
    (count === 1 ? openLeg(input, '', odds) : undefined)
  if (leg === undefined) throw new MalformedCaseError(`nothing is said about leg ${at + 1}`)
  return leg
}

function legOdds(input: Reader): readonly Fraction[] {
  if (input.has('odds') && !Array.isArray(input.need('odds'))) return [readOdds(input)]
  if (input.has('placed_odds')) return [toOdds(input.need('placed_odds'))]
  const { values, format } = readOddsList(input)
  return values.map((value) => toOdds(value, format))
}

function shapeOf(input: Reader, count: number): BetShape {
  if (!input.has('system') && !input.has('system_id')) return { type: 'combo' }
  const [winCount, ...others] = readFolds(input, count)
  if (winCount === undefined || others.length > 0) throw new MalformedCaseError('a cash-out is of one system')
  return { type: 'system', winCount }
}

function fairValue(input: Reader): Fraction {
  const stake = input.amount('stake')
  const perUnit =
    input.has('placed_odds') && input.has('current_odds')
      ? fairCashOutByOdds(1, toOdds(input.need('placed_odds')), toOdds(input.need('current_odds')))
      : fairByLegs(input)
  return multiply(stake, perUnit)
}

function fairByLegs(input: Reader): Fraction {
  const odds = legOdds(input)
  const legs = odds.map((price, at) => readLeg(input, price, at, odds.length))
  return fairCashOut(1, shapeOf(input, legs.length), legs)
}

/** Value of an open bet: the fair one, or the offer where a factor for the margin is given. */
export function cashOut(input: Reader, expectedKeys: readonly string[]): Record<string, Check> {
  const fair = fairValue(input)
  const currency = readCurrency(input)
  const factorKey = input.firstOf('factor', 'margin_factor', 'cash_out_factor')
  const anyTie = expectedKeys.includes('exact')
  if (factorKey === undefined) return { cash_out: money(fair, currency, anyTie), exact: exactly(fair) }
  const subunits = multiply(fair, fraction(currency.subunits))
  const offer = fraction(cashOutOffer(subunits, input.amount(factorKey)), currency.subunits)
  return { cash_out: money(offer, currency), exact: exactly(fair), fair: money(fair, currency, anyTie) }
}
