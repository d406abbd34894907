import { findCountry } from './find-country.ts'

/** What files write behind clubs of a country of the world: codes of FIFA and of ISO 3166-1 alpha-3, by category. */
const CODES: Readonly<Record<string, string>> = {
  ENG: 'england',
  ESP: 'spain',
  ITA: 'italy',
  GER: 'germany',
  DEU: 'germany',
  FRA: 'france',
  NED: 'netherlands',
  NLD: 'netherlands',
  POR: 'portugal',
  PRT: 'portugal',
  BEL: 'belgium',
  SCO: 'scotland',
  AUT: 'austria',
  SUI: 'switzerland',
  CHE: 'switzerland',
  TUR: 'turkey',
  GRE: 'greece',
  GRC: 'greece',
  DEN: 'denmark',
  DNK: 'denmark',
  BRA: 'brazil',
  ARG: 'argentina',
  USA: 'usa',
  MEX: 'mexico',
  JPN: 'japan',
  AUS: 'australia',
  SWE: 'sweden',
  FIN: 'finland',
  CZE: 'czechia',
  CAN: 'canada',
  KOR: 'south-korea',
}
/** Several of the world's countries, or none of them alone: they tell no club of the country from another. */
const SEVERAL = ['GB', 'GBR', 'UK']
/** A code or an English name in brackets of either form. */
const SUFFIX = /^(.*\S)\s*[([]\s*(\p{L}[\p{L} .'-]*?)\s*[)\]]$/u

export interface NamedClub {
  readonly name: string
  /** Key of the category that stands behind the name; `elsewhere` for a country outside the world, null where none stands there. */
  readonly country: string | null
}

/**
 * 'Liverpool FC (ENG)' is Liverpool FC of England, and so is 'Liverpool FC [England]': in files of cups a country is named behind each
 * club. Other words in brackets stay.
 */
export function withoutCountry(name: string): NamedClub {
  const [, bare = name, text = ''] = SUFFIX.exec(name) ?? []
  const upper = text.toUpperCase()
  if (SEVERAL.includes(upper)) return { name: bare, country: null }
  if (Object.hasOwn(CODES, upper)) return { name: bare, country: CODES[upper] ?? null }
  // Two letters are a country where they are capitals: 'II' of a second team is none.
  const code = text.length > 2 || (text.length === 2 && text === upper) ? findCountry(text)?.code : null
  if (code != null && code !== 'EU') {
    const country = findCountry(code)
    return { name: bare, country: country?.place == null ? 'elsewhere' : country.key }
  }
  return text.length === 3 && text === upper ? { name: bare, country: 'elsewhere' } : { name, country: null }
}
