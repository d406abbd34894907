import type { SportKey } from '@touchline/betting'
import type { Provider, SportType } from '@touchline/contract'
import type { ServedLocale } from '../../../kernel/locale.ts'
import type { Names } from '../../../kernel/names.ts'
import type { DescribedMarkets } from './described-markets.ts'

/** A sport as it is stored. */
export interface StoredSport {
  readonly id: number
  readonly key: SportKey
  readonly names: Names
  readonly type: SportType
  /** 1 is shown first. */
  readonly priority: number
  readonly provider: Provider
}

/** A sport with the operators' order, which changes while the book runs. */
export interface SportRow extends StoredSport {
  /** Among all sports, from 0; no two have the same. */
  readonly place: number
}

export interface CategoryRow {
  readonly id: number
  readonly sport: SportRow
  readonly key: string
  readonly names: Names
  readonly countryCode: string | null
  readonly priority: number
}

export interface TournamentRow {
  readonly id: number
  readonly category: CategoryRow
  readonly key: string
  readonly names: Names
  readonly priority: number
  readonly provider: Provider
  /** Goal level, 1 is the sport's mean. */
  readonly tempo: number
  readonly bestOf: number
  /** How its provider describes markets; absent where this book's own descriptions are all there is. */
  readonly markets?: DescribedMarkets | undefined
}

export interface CompetitorRow {
  readonly id: number
  readonly sportId: number
  readonly name: string
  /** By language, where its provider calls it differently; absent: `name` in all. */
  readonly names?: Names | null | undefined
  readonly shortName: string
  readonly city: string | null
  readonly stadium: string | null
  /** Key of the category it is at home in. */
  readonly country: string | null
  readonly primary: string
  readonly secondary: string
  readonly aliases: readonly string[]
  readonly rating: number
}

/** What a competitor is called in a language. */
export function competitorIn({ name, names }: Pick<CompetitorRow, 'name' | 'names'>, locale: ServedLocale): string {
  return names?.[locale] ?? name
}

/** What changes rarely: sports, categories, leagues and who plays in them, by id. */
export interface Reference {
  readonly sports: ReadonlyMap<number, SportRow>
  readonly categories: ReadonlyMap<number, CategoryRow>
  readonly tournaments: ReadonlyMap<number, TournamentRow>
  readonly competitors: ReadonlyMap<number, CompetitorRow>
}

export const EMPTY_REFERENCE: Reference = {
  sports: new Map(),
  categories: new Map(),
  tournaments: new Map(),
  competitors: new Map(),
}

/** The part of it that belongs to some providers. */
export function offeredReference(all: Reference, providers: readonly Provider[]): Reference {
  const sports = new Map([...all.sports].filter(([, { provider }]) => providers.includes(provider)))
  if (sports.size === all.sports.size) return all
  return {
    sports,
    categories: new Map([...all.categories].filter(([, { sport }]) => sports.has(sport.id))),
    tournaments: new Map([...all.tournaments].filter(([, { category }]) => sports.has(category.sport.id))),
    competitors: new Map([...all.competitors].filter(([, { sportId }]) => sports.has(sportId))),
  }
}

/** Whether a match's league and teams are loaded. */
export function knowsMatch(
  { tournaments, competitors }: Reference,
  match: { readonly tournamentId: number; readonly homeId: number; readonly awayId: number },
): boolean {
  return tournaments.has(match.tournamentId) && competitors.has(match.homeId) && competitors.has(match.awayId)
}
