import { type AmountError, type Currency, formatAmount, parseAmount } from '@touchline/betting'
import { useState } from 'react'

/** The sign between units and their parts, as the language writes it. */
export function decimalSign(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
}

/** An amount as an input shows it: no symbol, no grouping; nothing for zero. */
export function amountText(subunits: number, currency: Currency, locale: string): string {
  return subunits === 0 ? '' : formatAmount(subunits, currency).replace('.', decimalSign(locale))
}

/** A short amount for a button: no symbol, and no zeros that say nothing. */
export function presetText(subunits: number, currency: Currency, locale: string): string {
  const text = formatAmount(subunits, currency)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short.replace('.', decimalSign(locale))
}

export interface AmountDraft {
  readonly text: string
  readonly error: AmountError | null
  readonly type: (text: string) => void
}

/**
 * What is typed into an amount field, kept as typed while it means `subunits`; replaced when the amount is changed from
 * elsewhere. What cannot be read counts as no amount.
 */
export function useAmountDraft(
  subunits: number,
  currency: Currency,
  locale: string,
  onAmount: (subunits: number) => void,
): AmountDraft {
  const [draft, setDraft] = useState({ text: amountText(subunits, currency, locale), currency: currency.code })
  const parsed = parseAmount(draft.text, currency)
  const meant = parsed.ok ? parsed.value : 0
  const isStale = meant !== subunits || draft.currency !== currency.code
  const text = isStale ? amountText(subunits, currency, locale) : draft.text
  return {
    text,
    error: isStale || parsed.ok || parsed.error === 'amount_empty' ? null : parsed.error,
    type(typed) {
      setDraft({ text: typed, currency: currency.code })
      const amount = parseAmount(typed, currency)
      onAmount(amount.ok ? amount.value : 0)
    },
  }
}
