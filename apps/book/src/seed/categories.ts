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
  /** Hours ahead of UTC, to keep kick-offs out of the night. */
  readonly utcOffset: number
}

/** In the order of their priority. The last part of a category's id is its place here, so only add at the end. */
const COUNTRIES: readonly CategorySeed[] = [
  category('england', 'GB-ENG', 0),
  category('spain', 'ES', 1),
  category('italy', 'IT', 1),
  category('germany', 'DE', 1),
  category('france', 'FR', 1),
  category('europe', 'EU', 1),
  category('netherlands', 'NL', 1),
  category('portugal', 'PT', 0),
  category('belgium', 'BE', 1),
  category('scotland', 'GB-SCT', 0),
  category('austria', 'AT', 1),
  category('switzerland', 'CH', 1),
  category('turkey', 'TR', 3),
  category('greece', 'GR', 2),
  category('denmark', 'DK', 1),
  category('brazil', 'BR', -3),
  category('argentina', 'AR', -3),
  category('usa', 'US', -5),
  category('mexico', 'MX', -6),
  category('japan', 'JP', 9),
  category('australia', 'AU', 10),
  category('sweden', 'SE', 1),
  category('finland', 'FI', 2),
  category('czechia', 'CZ', 1),
  category('canada', 'CA', -5),
  category('south-korea', 'KR', 9),
  category('international', null, 1),
  category('mens-tour', null, 1),
  category('womens-tour', null, 1),
  category('challenger', null, 2),
  category('americas', null, -4),
  category('asia', null, 8),
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

function category(key: CategoryKey, country: string | null, utcOffset: number): CategorySeed {
  return { key, names: textInEach(`category.${key}`), country, utcOffset }
}
