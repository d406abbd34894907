import { LOCALES, type ShippedLocale } from '@touchline/betting/vocabulary'

/** Languages of the site; the first is the fallback and has no prefix in addresses. */
export { directionOf, FORMAT_LOCALES, isAliasedLocale, LOCALES, shippedLocale } from '@touchline/betting/vocabulary'
export type Locale = ShippedLocale
export const FALLBACK_LOCALE: Locale = 'en'

/** How each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  sv: 'Svenska',
  ar: 'العربية',
}

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text)
}
