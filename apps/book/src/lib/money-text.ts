import { type Currency, currencyDigits, formatAmount } from '@touchline/betting'
import type { ServedLocale } from './locale.ts'

/** An amount as a sentence shows it: '€12.50', '12,50 €', 'BTC 0.00100000'. */
export function moneyText(subunits: number | bigint, currency: Currency, locale: ServedLocale): string {
  const digits = currencyDigits(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(formatAmount(subunits, currency) as `${number}`)
}
