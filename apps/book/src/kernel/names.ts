import { SERVED_LOCALES, type ServedLocale } from './locale.ts'

/** A name in the languages it was stored in: English among them, younger languages of the product perhaps not. */
export type Names = Readonly<Partial<Record<ServedLocale, string>> & { en: string }>

/** The name in a language; LOCALE-01: gaps are filled from English. */
export function nameIn(names: Names, locale: ServedLocale): string {
  return names[locale] ?? names.en
}

/** A name that is the same in every language: one that a data provider says. */
export function sameInAll(name: string): Names {
  return { en: name, ...Object.fromEntries(SERVED_LOCALES.map((locale) => [locale, name])) }
}
