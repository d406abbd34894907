import { amountReadings, type Currency, currencyDigits, formatAmount, parseAmount } from '@touchline/betting'
import { useState } from 'react'
import { useText } from '../i18n/index.ts'

/** The sign between units and their parts, as the language writes it. */
export function decimalSign(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'
}

/** An amount as an input shows it: no symbol, no grouping; nothing for zero. */
export function amountText(subunits: number, currency: Currency, locale: string): string {
  return subunits === 0 ? '' : formatAmount(subunits, currency).replace('.', decimalSign(locale))
}

/** A short amount for a button: no symbol, and no trailing zeros. */
export function presetText(subunits: number, currency: Currency, locale: string): string {
  const text = formatAmount(subunits, currency)
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short.replace('.', decimalSign(locale))
}

const EXAMPLE_UNITS = 10

/** The message for a typed text that is no amount, with its values; undefined for an amount, and for an empty text. */
export function amountFault(typed: string, currency: Currency, locale: string) {
  const decimal = decimalSign(locale)
  const amount = parseAmount(typed, currency, decimal)
  if (amount.ok || amount.error === 'amount_empty') return undefined
  const plain = (subunits: number) => formatAmount(subunits, currency).replace('.', decimal)
  const { asFraction = 0, asThousands = 0 } = amountReadings(typed, currency) ?? {}
  const values = {
    currency: currency.code,
    digits: currencyDigits(currency),
    example: plain(EXAMPLE_UNITS * currency.subunits),
    less: plain(asFraction),
    more: plain(asThousands),
  }
  return { id: `typed.${amount.error}`, values } as const
}

/** Why a typed text is no amount, and what to type instead, in the page's language. */
export function useAmountError(currency: Currency, locale: string): (typed: string) => string | undefined {
  const text = useText()
  return (typed) => {
    const fault = amountFault(typed, currency, locale)
    return fault && text(fault.id, fault.values)
  }
}

export interface AmountDraft {
  readonly text: string
  /** Why the text is no amount, in words for the field. */
  readonly error: string | undefined
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
  const errorOf = useAmountError(currency, locale)
  const decimal = decimalSign(locale)
  const parsed = parseAmount(draft.text, currency, decimal)
  const meant = parsed.ok ? parsed.value : 0
  const isStale = meant !== subunits || draft.currency !== currency.code
  const text = isStale ? amountText(subunits, currency, locale) : draft.text
  return {
    text,
    error: isStale ? undefined : errorOf(draft.text),
    type(typed) {
      setDraft({ text: typed, currency: currency.code })
      const amount = parseAmount(typed, currency, decimal)
      onAmount(amount.ok ? amount.value : 0)
    },
  }
}
