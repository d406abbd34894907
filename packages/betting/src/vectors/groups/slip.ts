import { divide, fraction, multiply, product, roundHalfUp } from '../../fraction/index.ts'
import { formatAmount, parseAmount } from '../../money/index.ts'
import { scaleOdds } from '../../odds/index.ts'
import { isWinAboveStake, needsConsent, SLIP_ERROR_KEYS, stakeForWin } from '../../slip/index.ts'
import { ACCEPT_MODES } from '../../vocabulary/index.ts'
import { readCurrency } from '../bet-input.ts'
import { type Check, exactly, flag } from '../checks.ts'
import { type Json, NumberLiteral } from '../exact-json.ts'
import { MalformedCaseError } from '../malformed-case.ts'
import { readOddsList, toOdds } from '../odds-input.ts'
import type { Reader } from '../reader.ts'

function consent(input: Reader): Record<string, Check> {
  const mode = ACCEPT_MODES.find((known) => known === input.text('oddsAcceptMode'))
  if (mode === undefined) throw new MalformedCaseError(`unknown acceptance mode "${input.text('oddsAcceptMode')}"`)
  const accepted = scaleOdds(toOdds(input.need('acceptedOdds')))
  const current = scaleOdds(toOdds(input.need('current', 'currentOdds')))
  return { changed: flag(needsConsent(mode, accepted, current)) }
}

function rescaling(input: Reader): Record<string, Check> {
  const { subunits } = readCurrency(input)
  const stake = multiply(input.amount('stake'), fraction(subunits))
  const oldOdds = toOdds(input.need('old_total_odds'))
  const newOdds = toOdds(input.need('new_total_odds'))
  const isFromWin = input.text('stakeSource') === 'potentialWin'
  const next = isFromWin
    ? stakeForWin(Number(roundHalfUp(multiply(stake, oldOdds))), newOdds)
    : Number(roundHalfUp(stake))
  const win = roundHalfUp(multiply(fraction(next), newOdds))
  return {
    stake: exactly(fraction(next, subunits)),
    potential_win: exactly(fraction(win, subunits)),
  }
}

function isNone(expected: Json): boolean {
  return expected === null || expected === false || expected === 'none'
}

function formatStake(input: Reader): string {
  const value = input.need('stake')
  return value instanceof NumberLiteral ? value.text : input.text('stake')
}

/** Quick bet's rule: the potential win must be above the stake. */
function refusal(input: Reader): Record<string, Check> {
  const { values, format } = readOddsList(input)
  const multiplier = product(values.map((value) => toOdds(value, format)))
  const stake = parseAmount(formatStake(input), readCurrency(input))
  if (!stake.ok) throw new MalformedCaseError(`not a stake: ${stake.error}`)
  const refused = isWinAboveStake(stake.value, multiplier) ? null : SLIP_ERROR_KEYS.win_not_above_stake
  return {
    refused: (expected) => {
      const isSame = refused === null ? isNone(expected) : expected === refused
      return isSame ? null : String(refused)
    },
    accepted: flag(refused === null),
    potential_win: exactly(multiply(input.amount('stake'), multiplier)),
  }
}

/** The stake made from a wanted win. */
function wantedWin(input: Reader): Record<string, Check> {
  const currency = readCurrency(input)
  const win = multiply(input.amount('potential_win', 'potentialWin'), fraction(currency.subunits))
  if (win.d !== 1n) throw new MalformedCaseError(`not an amount: ${formatAmount(win.n / win.d, currency)}`)
  const { values, format } = readOddsList(input)
  const multiplier = product(values.map((value) => toOdds(value, format)))
  return { stake: exactly(divide(fraction(stakeForWin(Number(win.n), multiplier)), fraction(currency.subunits))) }
}

/** Rules of the slip: consent to a moved price, stakes made from a win, and refusals. */
export function slip(input: Reader): Record<string, Check> {
  if (input.has('oddsAcceptMode')) return consent(input)
  if (input.has('old_total_odds')) return rescaling(input)
  if (input.has('potential_win') || input.has('potentialWin')) return wantedWin(input)
  return refusal(input)
}
