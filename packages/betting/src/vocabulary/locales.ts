/** Languages the product speaks, each completely; the first is what every gap falls back to (LOCALE-01, LOCALE-03). */
export const LOCALES = ['en', 'de', 'es', 'pt-BR', 'ru', 'tr', 'sv', 'ar'] as const
export type ShippedLocale = (typeof LOCALES)[number]

/**
 * What `Intl` and Open Graph call them, where the plain name leaves something open: times and dates as in Britain;
 * Arabic with the digits that odds have everywhere, and with the 24 hours of the other languages (LOCALE-02).
 */
export const FORMAT_LOCALES: Readonly<Record<ShippedLocale, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  'pt-BR': 'pt-BR',
  ru: 'ru-RU',
  tr: 'tr-TR',
  sv: 'sv-SE',
  ar: 'ar-AE-u-hc-h23-nu-latn',
}

/** Other names that languages go by (LOCALE-01); the channels of Portuguese are called `pt` (LIVE-01). */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil', vn: 'vi', se: 'sv', br: 'pt' }

/** Whether a tag is one of the other names, or the language that one means: `no` and `nb`. */
export function isAliasedLocale(tag: string): boolean {
  const name = tag.toLowerCase()
  return Object.hasOwn(ALIASES, name) || Object.values(ALIASES).includes(name)
}

/**
 * The shipped language of a tag: by its own name in any case, by an alias, otherwise by its language alone, so that
 * `pt-PT` gives `pt-BR`. Undefined where the product does not have it.
 */
export function shippedLocale(tag: string): ShippedLocale | undefined {
  const asked = tag.toLowerCase()
  const exact = LOCALES.find((locale) => locale.toLowerCase() === asked)
  if (exact) return exact
  const [first = ''] = asked.split(/[-_]/)
  const language = Object.hasOwn(ALIASES, first) ? ALIASES[first] : first
  return LOCALES.find((locale) => locale.split('-')[0] === language)
}
