import { type Currency, currencyDigits, FORMAT_LOCALES, formatAmount, leftToRight } from '@touchline/betting'
import type { ServedLocale } from './locale.ts'

/**
 * An amount as a sentence shows it: '€12.50', '12,50 €', 'BTC 0.00100000'; in one that runs from right to left it keeps
 * its own order.
 */
export function moneyText(subunits: number | bigint, currency: Currency, locale: ServedLocale): string {
  return leftToRight(formatOf(currency, locale).format(formatAmount(subunits, currency) as `${number}`), locale)
}

/** Making a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: Currency, locale: ServedLocale): Intl.NumberFormat {
  const key = `${locale} ${currency.code} ${currency.subunits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const digits = currencyDigits(currency)
  const made = new Intl.NumberFormat(FORMAT_LOCALES[locale], {
    style: 'currency',
    currency: currency.code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}
