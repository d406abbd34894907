import { fail, ok, type Result } from '../result.ts'
import { type Currency, currencyDigits } from './currency.ts'

export const AMOUNT_ERRORS = ['amount_empty', 'amount_not_a_number', 'amount_too_precise', 'amount_too_large'] as const
/**
 * Why a typed amount is refused: nothing typed; not a number; more digits after the point than the currency has;
 * more subunits than a safe integer holds.
 */
export type AmountError = (typeof AMOUNT_ERRORS)[number]

const PLAIN = /^(\d*)(?:[.,](\d*))?$/
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/
/** Spaces of every kind, also the no-break ones that formatted numbers carry when pasted, and apostrophes as in 1'000. */
const SPACING = /[\s\u00a0\u202f'’]/g

/** Arabic-Indic and Persian digits and the Arabic decimal mark, as typed on those keyboards. */
function withLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace('\u066b', '.')
}

/** '1,234.56' and '1.234,56': a separator that appears together with the other one, or twice, groups thousands. */
function withoutGroups(text: string): string {
  const match = GROUPED.exec(text)
  const group = match?.[1]
  if (group === undefined) return text
  const other = group === '.' ? ',' : '.'
  const repeated = text.indexOf(group) !== text.lastIndexOf(group)
  return text.includes(other) || repeated ? text.replaceAll(group, '') : text
}

/**
 * The subunits meant by a typed or pasted amount. '.' and ',' both mark the fraction: '1,234' is one and 234 thousandths,
 * which a two-digit currency refuses as too precise, never silently a thousand times more.
 */
export function parseAmount(text: string, currency: Currency): Result<number, AmountError> {
  const typed = withLatinDigits(text.replace(SPACING, ''))
  if (typed === '') return fail('amount_empty')
  const match = PLAIN.exec(withoutGroups(typed))
  const whole = match?.[1] ?? ''
  const decimals = match?.[2] ?? ''
  if (match === null || whole + decimals === '') return fail('amount_not_a_number')
  const digits = currencyDigits(currency)
  if (decimals.length > digits) return fail('amount_too_precise')
  const subunits = Number(whole + decimals.padEnd(digits, '0'))
  return Number.isSafeInteger(subunits) ? ok(subunits) : fail('amount_too_large')
}
