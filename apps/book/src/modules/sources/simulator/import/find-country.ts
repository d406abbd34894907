import { LOCALES } from '@touchline/betting/vocabulary'
import { countryOf } from '../../../../kernel/countries.ts'
import { CATEGORIES, type CategorySeed } from '../../../../seed/categories.ts'
import { inEachLanguage, type LocalNames } from '../../../../texts/index.ts'
import { slugOf } from '../../../catalogue/index.ts'
import { plainName } from './club-names.ts'

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

/** A name in every language: a language that lacks one has the English. */
function inEveryLanguage(names: Partial<LocalNames> & Pick<LocalNames, 'en'>): LocalNames {
  return inEachLanguage((locale) => names[locale] ?? names.en)
}

/** Countries with leagues of their own that are no countries of ISO 3166, beside those of the world. */
const NATIONS: readonly Country[] = [
  {
    key: 'wales',
    code: 'GB-WLS',
    place: null,
    zone: 'Europe/London',
    names: inEveryLanguage({
      en: 'Wales',
      de: 'Wales',
      es: 'Gales',
      'pt-BR': 'País de Gales',
      ru: 'Уэльс',
      tr: 'Galler',
      sv: 'Wales',
      ar: 'ويلز',
    }),
  },
  {
    key: 'northern-ireland',
    code: 'GB-NIR',
    place: null,
    zone: 'Europe/London',
    names: inEveryLanguage({
      en: 'Northern Ireland',
      de: 'Nordirland',
      es: 'Irlanda del Norte',
      'pt-BR': 'Irlanda do Norte',
      ru: 'Северная Ирландия',
      tr: 'Kuzey İrlanda',
      sv: 'Nordirland',
      ar: 'أيرلندا الشمالية',
    }),
  },
]

/** Names of countries in files that are none of their names in English today. */
const FORMER: Readonly<Record<string, string>> = {
  'czech republic': 'CZ',
  'great britain': 'GB',
  holland: 'NL',
  'ivory coast': 'CI',
  'korea republic': 'KR',
  'republic of ireland': 'IE',
  turkiye: 'TR',
  turkey: 'TR',
  'united states of america': 'US',
}

/**
 * A country by its name in one of our languages, by its key, or by its code: of ISO 3166, FIFA or the IOC. Null where
 * there is none.
 */
export function findCountry(text: string): Country | null {
  const wanted = text.trim().toLowerCase()
  for (const known of CATEGORIES.values()) {
    const names = [known.key, known.country, ...Object.values(known.names)]
    if (names.some((name) => name?.toLowerCase() === wanted)) return ofWorld(known)
  }
  const code =
    FORMER[plainName(wanted)] ??
    codesByName().get(wanted) ??
    NATIONS.find(({ names }) => Object.values(names).some((name) => name.toLowerCase() === wanted))?.code ??
    (wanted.length === 3 ? countryOf(wanted) : null)
  if (code === null) return null
  const known = [...CATEGORIES.values()].find(({ country }) => country === code)
  return known === undefined ? (NATIONS.find((one) => one.code === code) ?? outside(code)) : ofWorld(known)
}

let named: ReadonlyMap<string, string> | undefined

/** Codes of countries by themselves, and by their names in our languages; English names go before others. */
function codesByName(): ReadonlyMap<string, string> {
  if (named !== undefined) return named
  const made = new Map<string, string>()
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = names.of(code)?.toLowerCase()
      if (name === undefined) continue
      for (const one of [name, code.toLowerCase()]) if (!made.has(one)) made.set(one, code)
    }
  }
  named = made
  return made
}

function outside(code: string): Country {
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  const names = Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(locale)])) as LocalNames
  return { key: slugOf(names.en), names, code, place: null, zone: null }
}
