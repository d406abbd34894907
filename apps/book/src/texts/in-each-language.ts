import { LOCALES, type ShippedLocale } from '@touchline/betting'
import { type TextValues, text } from './text.ts'
import type { TextId } from './text-id.ts'

/** A name in every language of the product. */
export type LocalNames = Readonly<Record<ShippedLocale, string>>

/** A name that is made for each language. */
export function inEachLanguage(make: (locale: ShippedLocale) => string): LocalNames {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<ShippedLocale, string>
}

/** A text in every language. */
export function textInEach(id: TextId, values?: TextValues): LocalNames {
  return inEachLanguage((locale) => text(locale, id, values))
}
