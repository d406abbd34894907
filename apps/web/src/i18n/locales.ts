/** Languages of the site; the first is the fallback and has no prefix in addresses. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK_LOCALE: Locale = 'en'

/** How each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' }

/** Open Graph's and Intl's region-qualified name where the plain one is ambiguous: times and dates as in Britain. */
export const FORMAT_LOCALES: Readonly<Record<Locale, string>> = { en: 'en-GB', de: 'de-DE' }

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text)
}

/** Writing direction of a language (LOCALE-02). */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
