import { divide, type Fraction, fraction, multiply, subtract, ZERO } from '../../fraction/index.ts'
import { afterRule4, eachWayMultiplier, type Finish, placeOdds } from '../../payout/index.ts'
import { readCurrency } from '../bet-input.ts'
import { type Check, exactly, money } from '../checks.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import { readOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

const FINISH_WORDS: Readonly<Record<string, Finish>> = {
  win: 'win',
  won: 'win',
  place: 'place',
  placed: 'place',
  lose: 'lose',
  lost: 'lose',
  unplaced: 'lose',
  void: 'void',
  non_runner: 'void',
}

function readFinish(input: Reader): Finish {
  const word = input.text('finish', 'result').toLowerCase().replaceAll(/[\s-]/g, '_')
  const finish = Object.hasOwn(FINISH_WORDS, word) ? FINISH_WORDS[word] : undefined
  if (finish === undefined) throw new MalformedCaseError(`unknown finish "${word}"`)
  return finish
}

function stakeEach(input: Reader): Fraction {
  if (input.has('stake_each')) return input.amount('stake_each')
  return divide(input.amount('total_stake', 'stake'), fraction(2))
}

/** An each-way bet: half on the win, half on the place at a fraction of the price. */
export function eachWay(input: Reader, expectedKeys: readonly string[]): Record<string, Check> {
  const percent = input.has('rule4_percent') ? input.amount('rule4_percent') : ZERO
  if (percent.n > 100n * percent.d) throw new MalformedCaseError('a deduction is 100 percent at most')
  const odds = afterRule4(readOdds(input), percent)
  const terms = input.amount('terms')
  const each = stakeEach(input)
  const returned = multiply(each, eachWayMultiplier(odds, terms, readFinish(input)))
  const currency = readCurrency(input)
  const anyTie = expectedKeys.includes('exact')
  return {
    return: money(returned, currency, anyTie),
    exact: exactly(returned),
    profit: money(subtract(returned, multiply(each, fraction(2))), currency, anyTie),
    place_odds: exactly(placeOdds(odds, terms)),
    total_stake: exactly(multiply(each, fraction(2))),
  }
}
