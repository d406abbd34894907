import { SERVED_LOCALES, type ServedLocale } from './locale.ts'

/** A name in the languages it was stored in: English among them, younger languages of the product perhaps not. */
export type Names = InLanguages<string>

/** The same for texts longer than a name. */
export type InLanguages<T> = Readonly<Partial<Record<ServedLocale, T>> & { en: T }>

/** The name in a language; LOCALE-01: gaps are filled from English. */
export function nameIn<T = string>(names: InLanguages<T>, locale: ServedLocale): T {
  return names[locale] ?? names.en
}

/** Names by language, some of them known: a missing English name is replaced by the first that is known. */
export function namesFrom(known: Readonly<Partial<Record<string, string>>>): Names {
  const first = SERVED_LOCALES.map((locale) => known[locale]).find((name) => name !== undefined)
  return { ...known, en: first ?? '' }
}

/**
 * Names with one more: it replaces an earlier name in its language. English is the first name given, until an English
 * one is.
 */
export function namedIn<T = string>(known: InLanguages<T> | null, locale: ServedLocale, name: T): InLanguages<T> {
  return { en: name, ...known, [locale]: name }
}
