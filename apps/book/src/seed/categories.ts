import type { SportKey } from '@touchline/contract'
import { type LocalNames, type TextId, textInEach } from '../texts/index.ts'

type KeyOf<Id> = Id extends `category.${infer Key}` ? Key : never
/** Those that have a name in the texts: one that has none does not compile. */
type CategoryKey = KeyOf<TextId>

/** A country or a circuit; one row per sport that has leagues there. */
export interface CategorySeed {
  readonly key: CategoryKey
  readonly names: LocalNames
  /** ISO 3166-1 alpha-2 (England and Scotland: 3166-2), or null for international circuits and e-sports. */
  readonly country: string | null
  /** IANA name of the zone in which most of it is played. */
  readonly zone: string
  /** Whether it is played in other zones too: a kick-off there needs its own zone. */
  readonly hasZones: boolean
}

/** In the order of their priority. The last part of a category's id is its place here, so only add at the end. */
const COUNTRIES: readonly CategorySeed[] = [
  category('england', 'GB-ENG', 'Europe/London'),
  category('spain', 'ES', 'Europe/Madrid'),
  category('italy', 'IT', 'Europe/Rome'),
  category('germany', 'DE', 'Europe/Berlin'),
  category('france', 'FR', 'Europe/Paris'),
  category('europe', 'EU', 'Europe/Zurich', true),
  category('netherlands', 'NL', 'Europe/Amsterdam'),
  category('portugal', 'PT', 'Europe/Lisbon'),
  category('belgium', 'BE', 'Europe/Brussels'),
  category('scotland', 'GB-SCT', 'Europe/London'),
  category('austria', 'AT', 'Europe/Vienna'),
  category('switzerland', 'CH', 'Europe/Zurich'),
  category('turkey', 'TR', 'Europe/Istanbul'),
  category('greece', 'GR', 'Europe/Athens'),
  category('denmark', 'DK', 'Europe/Copenhagen'),
  category('brazil', 'BR', 'America/Sao_Paulo', true),
  category('argentina', 'AR', 'America/Argentina/Buenos_Aires'),
  category('usa', 'US', 'America/New_York', true),
  category('mexico', 'MX', 'America/Mexico_City', true),
  category('japan', 'JP', 'Asia/Tokyo'),
  category('australia', 'AU', 'Australia/Sydney', true),
  category('sweden', 'SE', 'Europe/Stockholm'),
  category('finland', 'FI', 'Europe/Helsinki'),
  category('czechia', 'CZ', 'Europe/Prague'),
  category('canada', 'CA', 'America/Toronto', true),
  category('south-korea', 'KR', 'Asia/Seoul'),
  category('international', null, 'Europe/Zurich', true),
  category('mens-tour', null, 'Europe/Paris', true),
  category('womens-tour', null, 'Europe/Paris', true),
  category('challenger', null, 'Europe/Athens', true),
  category('americas', null, 'America/New_York', true),
  category('asia', null, 'Asia/Singapore', true),
]

/** A category's place in the list and its description, by key. */
export const CATEGORIES: ReadonlyMap<string, CategorySeed & { readonly place: number }> = new Map<
  string,
  CategorySeed & { readonly place: number }
>(COUNTRIES.map((entry, i) => [entry.key, { ...entry, place: i + 1 }]))

/** Categories are rows of a sport: England has one id in football and would have another in darts. */
export function categoryId(sportId: number, place: number): number {
  return sportId * 1000 + place
}

/** E-sports circuits of a continent have no flag. */
export function categoryCountry(sport: SportKey, entry: CategorySeed): string | null {
  const cyber = sport === 'cs2' || sport === 'dota2' || sport === 'lol'
  return cyber ? null : entry.country
}

function category(key: CategoryKey, country: string | null, zone: string, hasZones = false): CategorySeed {
  return { key, names: textInEach(`category.${key}`), country, zone, hasZones }
}
