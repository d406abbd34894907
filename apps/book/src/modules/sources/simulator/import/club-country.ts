import { countryOf, isCountryCode } from '../../../../kernel/countries.ts'
import { CATEGORIES } from '../../../../seed/categories.ts'
import { findCountry } from './find-country.ts'

/** Codes of several of the world's countries, or of none alone: they do not identify a club's country. */
const SEVERAL = ['GB', 'GBR', 'UK']
/** Codes of countries that are also abbreviations of clubs, as in 'Freiburg (SC)'. */
const ABBREVIATIONS = ['AS', 'CD', 'CF', 'FK', 'SC', 'SD', 'SK', 'SS', 'SV']
/** A code or an English name behind the name: in brackets of any form, or after a comma, a dash, a slash or a bar. */
const SUFFIX =
  /^(?<bare>.*\S)(?:\s*[([{]\s*(?<bracketed>\p{L}[\p{L} .'-]*?)\s*[)\]}]|(?:,\s*|\s+[–—-]\s+|\s*[/|]\s*)(?<marked>\p{L}[\p{L} .']*?)\s*)$/u
/** The same in brackets before the name. */
const PREFIX = /^[([{]\s*(?<bracketed>\p{L}[\p{L} .'-]*?)\s*[)\]}]\s*(?<bare>\S.*)$/u

/** A name, and the text beside it that may be a country; '' where there is none. */
function partsOf(name: string): { readonly bare: string; readonly text: string } {
  // Brackets and letters of full width, as keyboards of East Asia write them, are those of half width.
  const plain = name.normalize('NFKC').trim()
  const { bare = name, bracketed, marked } = (SUFFIX.exec(plain) ?? PREFIX.exec(plain))?.groups ?? {}
  return { bare, text: bracketed ?? marked ?? '' }
}

export interface NamedClub {
  readonly name: string
  /**
   * Key of the category that is named behind the name; `elsewhere` for a country outside the world, null where none is.
   */
  readonly country: string | null
}

/**
 * 'Liverpool FC (ENG)' is Liverpool FC of England, and so is 'Liverpool FC [England]': in files of cups a country is
 * named beside each club, by its English name or by a code of ISO 3166, FIFA or the IOC. A code that is also an
 * abbreviation of clubs is a country in leagues of that country and of several countries. Other words in brackets stay.
 * @param around key of the category that the league is played in; null where it is not known
 */
export function withoutCountry(name: string, around: string | null = null): NamedClub {
  const { bare, text } = partsOf(name)
  if (SEVERAL.includes(text.toUpperCase())) return { name: bare, country: null }
  const country = countryIn(text)
  if (country === null) return { name, country: null }
  const isAtHome = country.key === around
  if (ABBREVIATIONS.includes(text) && !isAtHome && !isOfSeveral(around)) return { name, country: null }
  return { name: bare, country: country.isOfWorld || isAtHome ? country.key : 'elsewhere' }
}

/** Whether a name ends in a code that is also an abbreviation of clubs. */
export function endsInAbbreviation(name: string): boolean {
  return ABBREVIATIONS.includes(partsOf(name).text)
}

function countryIn(text: string): { readonly key: string; readonly isOfWorld: boolean } | null {
  const code = codeIn(text)
  if (code === null) return null
  const country = findCountry(code)
  return { key: country?.key ?? code, isOfWorld: country?.place != null }
}

/** The code of the country that a text means; two letters mean one where they are capitals. */
function codeIn(text: string): string | null {
  if (text.length === 2) return text === text.toUpperCase() && isCountryCode(text) ? text : null
  const code = (text.length === 3 ? countryOf(text) : null) ?? findCountry(text)?.code ?? null
  return code === 'EU' ? null : code
}

/** Whether a category is of several countries; null: it is not known, and may be. */
export function isOfSeveral(category: string | null): boolean {
  const country = CATEGORIES.get(category ?? '')?.country
  return category === null || country === null || country === 'EU'
}
