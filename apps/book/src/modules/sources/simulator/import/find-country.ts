import { LOCALES } from '@touchline/betting/vocabulary'
import { CATEGORIES, type CategorySeed } from '../../../../seed/categories.ts'
import type { LocalNames } from '../../../../texts/index.ts'
import { slugOf } from '../../../catalogue/index.ts'

/** A country, or a circuit of several, that a league is played in. */
export interface Country {
  /** Key of its category. */
  readonly key: string
  readonly names: LocalNames
  /** Of ISO 3166, null for a circuit. */
  readonly code: string | null
  /** Its place among the world's categories; null for one outside the world. */
  readonly place: number | null
  /** IANA name of its one zone; null if it has several, or an unknown one. */
  readonly zone: string | null
}

function ofWorld({ key, names, country, place, zone, hasZones }: CategorySeed & { place: number }): Country {
  return { key, names, code: country, place, zone: hasZones ? null : zone }
}

/** Where matches of several countries belong. */
export const INTERNATIONAL: Country = international()

function international(): Country {
  const category = CATEGORIES.get('international')
  if (category === undefined) throw new Error('The world has no international category.')
  return ofWorld(category)
}

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))

/** A country by its English name, by its key, or by its code of ISO 3166; null where there is none. */
export function findCountry(text: string): Country | null {
  const wanted = text.trim().toLowerCase()
  for (const known of CATEGORIES.values()) {
    if ([known.key, known.names.en, known.country].some((name) => name?.toLowerCase() === wanted)) return ofWorld(known)
  }
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const code = codes.find((one) => {
    const name = english.of(one)?.toLowerCase()
    return name !== undefined && (name === wanted || one.toLowerCase() === wanted)
  })
  return code === undefined ? null : outside(code)
}

function outside(code: string): Country {
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(locale)])) as LocalNames
  return { key: slugOf(names.en), names, code, place: null, zone: null }
}
