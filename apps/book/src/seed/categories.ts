import type { SportKey } from '@touchline/contract'

/** A country or a circuit; one row per sport that has leagues there. */
export interface CategorySeed {
  readonly key: string
  readonly names: { readonly en: string; readonly de: string }
  /** ISO 3166-1 alpha-2 (England and Scotland: 3166-2), or null for international circuits and e-sports. */
  readonly country: string | null
  /** Hours ahead of UTC, to keep kick-offs out of the night. */
  readonly utcOffset: number
}

/** In the order of their priority. The last part of a category's id is its place here, so only add at the end. */
const COUNTRIES: readonly CategorySeed[] = [
  category('england', 'England', 'England', 'GB-ENG', 0),
  category('spain', 'Spain', 'Spanien', 'ES', 1),
  category('italy', 'Italy', 'Italien', 'IT', 1),
  category('germany', 'Germany', 'Deutschland', 'DE', 1),
  category('france', 'France', 'Frankreich', 'FR', 1),
  category('europe', 'Europe', 'Europa', 'EU', 1),
  category('netherlands', 'Netherlands', 'Niederlande', 'NL', 1),
  category('portugal', 'Portugal', 'Portugal', 'PT', 0),
  category('belgium', 'Belgium', 'Belgien', 'BE', 1),
  category('scotland', 'Scotland', 'Schottland', 'GB-SCT', 0),
  category('austria', 'Austria', 'Österreich', 'AT', 1),
  category('switzerland', 'Switzerland', 'Schweiz', 'CH', 1),
  category('turkey', 'Turkey', 'Türkei', 'TR', 3),
  category('greece', 'Greece', 'Griechenland', 'GR', 2),
  category('denmark', 'Denmark', 'Dänemark', 'DK', 1),
  category('brazil', 'Brazil', 'Brasilien', 'BR', -3),
  category('argentina', 'Argentina', 'Argentinien', 'AR', -3),
  category('usa', 'USA', 'USA', 'US', -5),
  category('mexico', 'Mexico', 'Mexiko', 'MX', -6),
  category('japan', 'Japan', 'Japan', 'JP', 9),
  category('australia', 'Australia', 'Australien', 'AU', 10),
  category('sweden', 'Sweden', 'Schweden', 'SE', 1),
  category('finland', 'Finland', 'Finnland', 'FI', 2),
  category('czechia', 'Czechia', 'Tschechien', 'CZ', 1),
  category('canada', 'Canada', 'Kanada', 'CA', -5),
  category('south-korea', 'South Korea', 'Südkorea', 'KR', 9),
  category('international', 'International', 'International', null, 1),
  category('mens-tour', "Men's tour", 'Herren-Tour', null, 1),
  category('womens-tour', "Women's tour", 'Damen-Tour', null, 1),
  category('challenger', 'Challenger', 'Challenger', null, 2),
  category('americas', 'Americas', 'Amerika', null, -4),
  category('asia', 'Asia', 'Asien', null, 8),
]

/** A category's place in the list and its description, by key. */
export const CATEGORIES: ReadonlyMap<string, CategorySeed & { readonly place: number }> = new Map(
  COUNTRIES.map((entry, i) => [entry.key, { ...entry, place: i + 1 }]),
)

/** Categories are rows of a sport: England has one id in football and would have another in darts. */
export function categoryId(sportId: number, place: number): number {
  return sportId * 1000 + place
}

/** E-sports circuits of a continent have no flag. */
export function categoryCountry(sport: SportKey, entry: CategorySeed): string | null {
  const cyber = sport === 'cs2' || sport === 'dota2' || sport === 'lol'
  return cyber ? null : entry.country
}

function category(key: string, en: string, de: string, country: string | null, utcOffset: number): CategorySeed {
  return { key, names: { en, de }, country, utcOffset }
}
