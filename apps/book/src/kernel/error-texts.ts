import type { ErrorName } from '@touchline/contract'
import { type TextValues, text } from '../texts/index.ts'
import type { ServedLocale } from './locale.ts'
import { moneyText } from './money-text.ts'
import type { RefusalValues } from './refusal.ts'

/** The sentence a player reads for an error: what happened, why, and what to do next. */
export function errorText(error: ErrorName, locale: ServedLocale, values: RefusalValues = {}): string {
  return text(locale, `error.${error}`, shown(values, locale))
}

function shown(values: RefusalValues, locale: ServedLocale): TextValues {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'number') return [name, value] as const
    return [name, value.map(({ amount, currency }) => moneyText(amount, currency, locale)).join(' + ')] as const
  })
  return Object.fromEntries(entries)
}
