import type { Provider } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { Names } from '../../../kernel/names.ts'
import type { CompetitorRow, StoredSport } from './reference.ts'

/** Sports, categories, leagues and competitors as they are stored. */
export interface StoredPlaces {
  readonly sports: readonly StoredSport[]
  readonly categories: readonly {
    readonly id: number
    readonly sportId: number
    readonly key: string
    readonly names: Names
    readonly country: string | null
    readonly priority: number
  }[]
  readonly tournaments: readonly {
    readonly id: number
    readonly categoryId: number
    readonly key: string
    readonly names: Names
    readonly priority: number
    readonly provider: Provider
    readonly tempo: number
    readonly bestOf: number
  }[]
  readonly competitors: readonly CompetitorRow[]
}

/**
 * Writes sports, leagues and competitors. Known ones are updated, strengths excepted, so that a newer release may add
 * leagues to an old world.
 */
export async function storePlaces(db: Db, world: StoredPlaces): Promise<void> {
  await storeSports(db, world)
  await storeCategories(db, world)
  await storeTournaments(db, world)
  await storeCompetitors(db, world)
}

async function storeSports(db: Db, { sports }: StoredPlaces): Promise<void> {
  await db.query(
    `INSERT INTO sports (id, key, names, type, priority, provider)
     SELECT id, key, names::jsonb, type, priority, provider
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[])
       AS s (id, key, names, type, priority, provider)
     ON CONFLICT (id) DO UPDATE SET names = EXCLUDED.names, priority = EXCLUDED.priority`,
    [
      sports.map((sport) => sport.id),
      sports.map((sport) => sport.key),
      sports.map((sport) => JSON.stringify(sport.names)),
      sports.map((sport) => sport.type),
      sports.map((sport) => sport.priority),
      sports.map((sport) => sport.provider),
    ],
  )
}

async function storeCategories(db: Db, { categories }: StoredPlaces): Promise<void> {
  await db.query(
    `INSERT INTO categories (id, sport_id, key, names, country_code, priority)
     SELECT id, sport_id, key, names::jsonb, country_code, priority
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[])
       AS c (id, sport_id, key, names, country_code, priority)
     ON CONFLICT (id) DO UPDATE
       SET names = EXCLUDED.names, country_code = coalesce(EXCLUDED.country_code, categories.country_code),
         priority = EXCLUDED.priority`,
    [
      categories.map((category) => category.id),
      categories.map((category) => category.sportId),
      categories.map((category) => category.key),
      categories.map((category) => JSON.stringify(category.names)),
      categories.map((category) => category.country),
      categories.map((category) => category.priority),
    ],
  )
}

async function storeTournaments(db: Db, { tournaments }: StoredPlaces): Promise<void> {
  await db.query(
    `INSERT INTO tournaments (id, category_id, key, names, priority, provider, tempo, best_of)
     SELECT id, category_id, key, names::jsonb, priority, provider, tempo, best_of
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::int[], $6::text[], $7::float8[], $8::int[])
       AS t (id, category_id, key, names, priority, provider, tempo, best_of)
     ON CONFLICT (id) DO UPDATE
       SET names = EXCLUDED.names, priority = EXCLUDED.priority, category_id = EXCLUDED.category_id`,
    [
      tournaments.map((tournament) => tournament.id),
      tournaments.map((tournament) => tournament.categoryId),
      tournaments.map((tournament) => tournament.key),
      tournaments.map((tournament) => JSON.stringify(tournament.names)),
      tournaments.map((tournament) => tournament.priority),
      tournaments.map((tournament) => tournament.provider),
      tournaments.map((tournament) => tournament.tempo),
      tournaments.map((tournament) => tournament.bestOf),
    ],
  )
}

async function storeCompetitors(db: Db, { competitors }: StoredPlaces): Promise<void> {
  await db.query(
    `INSERT INTO competitors (id, sport_id, name, short_name, city, stadium, country, primary_color, secondary_color,
                              aliases, rating, names)
     SELECT id, sport_id, name, short_name, city, stadium, country, primary_color, secondary_color,
            ARRAY(SELECT jsonb_array_elements_text(aliases::jsonb)), rating, names::jsonb
     FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
                 $10::text[], $11::float8[], $12::text[])
       AS c (id, sport_id, name, short_name, city, stadium, country, primary_color, secondary_color, aliases, rating, names)
     ON CONFLICT (id) DO UPDATE
       SET name = EXCLUDED.name, names = EXCLUDED.names, short_name = EXCLUDED.short_name,
           country = coalesce(EXCLUDED.country, competitors.country), city = EXCLUDED.city, stadium = EXCLUDED.stadium,
           primary_color = EXCLUDED.primary_color, secondary_color = EXCLUDED.secondary_color, aliases = EXCLUDED.aliases`,
    [
      competitors.map((competitor) => competitor.id),
      competitors.map((competitor) => competitor.sportId),
      competitors.map((competitor) => competitor.name),
      competitors.map((competitor) => competitor.shortName),
      competitors.map((competitor) => competitor.city),
      competitors.map((competitor) => competitor.stadium),
      competitors.map((competitor) => competitor.country),
      competitors.map((competitor) => competitor.primary),
      competitors.map((competitor) => competitor.secondary),
      competitors.map((competitor) => JSON.stringify(competitor.aliases)),
      competitors.map((competitor) => competitor.rating),
      competitors.map(({ names }) => (names ? JSON.stringify(names) : null)),
    ],
  )
}
