import { fail, ok, type Result } from '../result.ts'
import { type Currency, currencyDigits } from './currency.ts'
import { withPlainMarks } from './plain-marks.ts'

export const AMOUNT_ERRORS = [
  'amount_empty',
  'amount_not_a_number',
  'amount_ambiguous',
  'amount_too_precise',
  'amount_too_large',
] as const
/**
 * Why a typed amount is refused: nothing typed; not a number; a number that two people read differently
 * (`amountReadings` has both); more digits after the point than the currency has; more subunits than a safe integer
 * holds.
 */
export type AmountError = (typeof AMOUNT_ERRORS)[number]

/** Two readings of one text, in subunits: its sign marks the fraction, or groups thousands. */
export interface AmountReadings {
  /** Cut to the digits of the currency. */
  readonly asFraction: number
  readonly asThousands: number
}

const PLAIN = /^(\d*)(?:[.,d](\d*))?$/
/** A first group without a zero in front, whole groups of one sign, and a fraction behind another sign. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,g ])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,d](\d*))?$/
/** As in India: groups of two before the last one of three. */
const GROUPED_BY_TWO = /^([1-9]\d?(?:,\d{2})+,\d{3})(?:[.d](\d*))?$/
/**
 * A sign that may be a group or a decimal separator: three digits follow, and the part before may be a group. The other
 * sign behind them, with no digit after it, says nothing: it may begin a fraction or be the full stop of a sentence.
 */
const EITHER = /^([1-9]\d{0,2})([.,])(\d{3})((?!\2)[.,])?$/

interface Parts {
  readonly whole: string
  readonly decimals: string
}

function partsOf(text: string): Parts | null {
  const grouped = GROUPED.exec(text)
  if (grouped) return { whole: (grouped[1] ?? '').replace(/\D/g, ''), decimals: grouped[3] ?? '' }
  const byTwo = GROUPED_BY_TWO.exec(text)
  if (byTwo) return { whole: (byTwo[1] ?? '').replace(/\D/g, ''), decimals: byTwo[2] ?? '' }
  const [match, whole = '', decimals = ''] = PLAIN.exec(text) ?? []
  return match === undefined || whole + decimals === '' ? null : { whole, decimals }
}

function subunitsOf({ whole, decimals }: Parts, digits: number): Result<number, AmountError> {
  if (decimals.length > digits) return fail('amount_too_precise')
  const subunits = Number(whole + decimals.padEnd(digits, '0'))
  return Number.isSafeInteger(subunits) ? ok(subunits) : fail('amount_too_large')
}

/**
 * The subunits meant by a typed or pasted amount, or why it is refused. No text is read as a thousand times what
 * someone may mean by it: where a sign may mark a fraction or thousands, it marks the fraction where it is the
 * language's own and the currency has so many digits, thousands where it is the other one and the currency has no
 * fraction at all, and is refused elsewhere.
 * @param decimal of the language the text is typed in; '.' where there is none, as in a command
 */
export function parseAmount(text: string, currency: Currency, decimal = '.'): Result<number, AmountError> {
  const typed = withPlainMarks(text)
  if (typed === '') return fail('amount_empty')
  const digits = currencyDigits(currency)
  const [either, first = '', sign, last = '', behind] = EITHER.exec(typed) ?? []
  if (either !== undefined) {
    if (behind === undefined && sign === decimal && digits >= last.length)
      return subunitsOf({ whole: first, decimals: last }, digits)
    return sign !== decimal && digits === 0
      ? subunitsOf({ whole: first + last, decimals: '' }, digits)
      : fail('amount_ambiguous')
  }
  const parts = partsOf(typed)
  return parts === null ? fail('amount_not_a_number') : subunitsOf(parts, digits)
}

/** What a text that is refused as ambiguous may mean; null for any other. */
export function amountReadings(text: string, currency: Currency): AmountReadings | null {
  const [either, first = '', , last = ''] = EITHER.exec(withPlainMarks(text)) ?? []
  if (either === undefined) return null
  const digits = currencyDigits(currency)
  return {
    asFraction: Number(first + last.slice(0, digits).padEnd(digits, '0')),
    asThousands: Number(first + last) * currency.subunits,
  }
}
