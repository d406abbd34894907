import { type Currency, currencyDigits, formatAmount } from '@touchline/betting'
import { numberFormat, withMinus } from '../i18n/index.ts'

/** An amount in subunits as the language writes it, exact at any size: the formatter gets decimal text, no float. */
export function formatMoney(subunits: number | bigint, currency: Currency, locale: string): string {
  const digits = currencyDigits(currency)
  const format = numberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withMinus(format.format(formatAmount(subunits, currency) as `${number}`))
}
