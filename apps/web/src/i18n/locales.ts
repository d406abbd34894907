/** Languages of the site; the first is the fallback and has no prefix in addresses. */
export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK_LOCALE: Locale = 'en'

/** How each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' }

/** Open Graph's and Intl's region-qualified name where the plain one is ambiguous: times and dates as in Britain. */
export const FORMAT_LOCALES: Readonly<Record<Locale, string>> = { en: 'en-GB', de: 'de-DE' }

const ALIASES: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil', vn: 'vi', se: 'sv' }
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text)
}

/** The site's locale for a language tag or an alias of one, or undefined. */
export function knownLocale(tag: string): Locale | undefined {
  const language = tag.toLowerCase().split('-')[0] ?? ''
  const named = ALIASES[language] ?? language
  return isLocale(named) ? named : undefined
}

/** Writing direction of a language (LOCALE-02). */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
