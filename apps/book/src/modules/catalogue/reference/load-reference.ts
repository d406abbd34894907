import type { SportKey } from '@touchline/betting'
import type { Provider, SportType } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import type { Names } from '../../../kernel/names.ts'
import type { Priorities } from '../../../kernel/priorities.ts'
import { loadDescribedMarkets } from './load-described-markets.ts'
import type { CategoryRow, CompetitorRow, Reference, StoredSport, TournamentRow } from './reference.ts'
import type { SportOrder } from './sport-order.ts'

interface RawCategory {
  readonly id: number
  readonly sport_id: number
  readonly key: string
  readonly names: Names
  readonly country_code: string | null
  readonly priority: number
}

interface RawTournament {
  readonly id: number
  readonly category_id: number
  readonly key: string
  readonly names: Names
  readonly priority: number
  readonly provider: Provider
  readonly tempo: number
  readonly best_of: number
}

/**
 * Reads all of it from the database: leagues before their categories and sports, because other processes may store all
 * three while this one reads.
 * @param priorities of categories and leagues go before their own, as `order` does for sports
 * @param combinable providers that price outcomes of one event together
 */
export async function loadReference(
  db: Db,
  order: SportOrder,
  priorities: Priorities,
  combinable: readonly Provider[],
): Promise<Reference> {
  const described = await loadDescribedMarkets(db, combinable)
  const leagueRows = await db.query<RawTournament>(
    'SELECT id, category_id, key, names, priority, provider, tempo, best_of FROM tournaments',
  )
  const categoryRows = await db.query<RawCategory>(
    'SELECT id, sport_id, key, names, country_code, priority FROM categories',
  )
  const sportRows = await db.query<StoredSport & { key: SportKey; type: SportType }>(
    'SELECT id, key, names, type, priority, provider FROM sports',
  )
  const sports = byId(order.follow(sportRows))
  const categories = new Map<number, CategoryRow>()
  for (const row of categoryRows) {
    const { id, key, names } = row
    const sport = found(sports, row.sport_id)
    const priority = priorities.get(`${sport.key}/${key}`) ?? row.priority
    categories.set(id, { id, sport, key, names, countryCode: row.country_code, priority })
  }
  const tournaments = new Map<number, TournamentRow>()
  for (const row of leagueRows) {
    const { id, key, names, provider, tempo } = row
    const category = found(categories, row.category_id)
    const priority = priorities.get(`${category.sport.key}/${category.key}/${key}`) ?? row.priority
    const markets = described.get(provider)
    tournaments.set(id, { id, category, key, names, priority, provider, tempo, bestOf: row.best_of, markets })
  }
  const competitors = byId(
    await db.query<CompetitorRow>(
      `SELECT id, sport_id AS "sportId", name, names, short_name AS "shortName", city, stadium, country,
              primary_color AS "primary", secondary_color AS secondary, aliases, rating
       FROM competitors`,
    ),
  )
  return { sports, categories, tournaments, competitors }
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

function found<T>(rows: ReadonlyMap<number, T>, id: number): T {
  const row = rows.get(id)
  if (row === undefined) throw new Error(`The catalogue has a reference to row ${id}, which does not exist.`)
  return row
}
