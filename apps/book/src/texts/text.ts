import { IntlMessageFormat } from 'intl-messageformat'
import { readTexts } from './read-texts.ts'
import type { TextId } from './text-id.ts'

/** What a text is filled with. Amounts, dates and names come as they are to be shown. */
export type TextValues = Readonly<Record<string, string | number>>

const FALLBACK = 'en'

/** Parsing takes longer than formatting a hundred times: each language is read once, each message parsed once. */
const catalogues = new Map<string, Readonly<Record<string, string>>>()
const formats = new Map<string, IntlMessageFormat>()

function catalogueOf(locale: string): Readonly<Record<string, string>> {
  const known = catalogues.get(locale)
  if (known !== undefined) return known
  // LOCALE-01: gaps are filled from English.
  const texts = { ...readTexts(FALLBACK), ...(locale === FALLBACK ? {} : readTexts(locale)) }
  catalogues.set(locale, texts)
  return texts
}

function formatOf(id: TextId, locale: string): IntlMessageFormat {
  const key = `${locale} ${id}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new IntlMessageFormat(catalogueOf(locale)[id] ?? id, locale, undefined, { ignoreTag: true })
  formats.set(key, made)
  return made
}

/** A text of the book in a served language. */
export function text(locale: string, id: TextId, values?: TextValues): string {
  return String(formatOf(id, locale).format(values))
}
