import { type Currency, currencyDigits, formatAmount } from '@touchline/betting'
import { withMinus } from '../i18n/index.ts'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: Currency): Intl.NumberFormat {
  const digits = currencyDigits(currency)
  const key = `${locale}/${currency.code}/${digits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}

/** An amount in subunits as the language writes it, exact at any size: the formatter gets decimal text, no float. */
export function formatMoney(subunits: number | bigint, currency: Currency, locale: string): string {
  return withMinus(formatOf(locale, currency).format(formatAmount(subunits, currency) as `${number}`))
}
