import { type Currency, currencyDigits } from './currency.ts'

/**
 * Plain decimal text of an amount in subunits: 123456 EUR is '1234.56'. No grouping, no symbol, always '.', so that
 * `Intl.NumberFormat`, an input field and a CSV all take it.
 */
export function formatAmount(subunits: number | bigint, currency: Currency): string {
  const digits = currencyDigits(currency)
  const value = BigInt(subunits)
  const sign = value < 0n ? '-' : ''
  const text = (value < 0n ? -value : value).toString().padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
