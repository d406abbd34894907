import { EVENT_STATUS, type Provider, type SportKey } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { sameInAll } from '../../../../kernel/names.ts'
import { SPORTS } from '../../../../seed/sports.ts'
import { slugOf, storePlaces } from '../../../catalogue/index.ts'
import { countryOf } from './countries.ts'
import { ownNumber } from './own-number.ts'
import type { Fixture, Named } from './read-reference.ts'
import { FEED_PROVIDERS, parseUrn, sportOf } from './urns.ts'

/** What became of a fixture. */
export type FixtureOutcome =
  | { readonly state: 'stored'; readonly matchId: number; readonly provider: Provider }
  | { readonly state: 'ignored'; readonly why: string }

/** Categories of the feed begin here, apart from the book's own. */
const FIRST_CATEGORY = 1_000_000
const COLORS = { primary: '#1f2937', secondary: '#f9fafb' }

/**
 * Takes a match of the feed's programme up, with its league and sides, or brings them up to date. A kick-off that is other than
 * before is not for here: bets hang on it. Ids that stand for something
 * else here already are never overwritten: the match is left out.
 */
export async function storeFixture(db: Db, fixture: Fixture): Promise<FixtureOutcome> {
  const urn = parseUrn(fixture.urn)
  const sport = sportOf(fixture.sport.urn)
  if (urn === null || urn.kind !== 'match') return { state: 'ignored', why: `${fixture.urn} is no match` }
  if (sport === null) {
    return { state: 'ignored', why: `${fixture.sport.name} (${fixture.sport.urn}) is not offered here` }
  }
  const provider = FEED_PROVIDERS[urn.prefix]
  return db.tx(async (tx) => {
    const numbers = await numbersOf(tx, fixture)
    await storePlacesOf(tx, provider, sport, fixture, numbers)
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO matches (id, type, tournament_id, home_id, away_id, origin, seed, status, starts_at, anchor_at, speed)
       OVERRIDING SYSTEM VALUE
       VALUES ($1, 'match', $2, $3, $4, 'feed', $5, $7, $6, $6, 1)
       ON CONFLICT (seed) DO UPDATE
         SET tournament_id = $2, home_id = $3, away_id = $4
       RETURNING id`,
      [
        numbers.match,
        numbers.tournament,
        numbers.home,
        numbers.away,
        fixture.urn,
        new Date(fixture.startsAt),
        EVENT_STATUS.prematch,
      ],
    )
    if (row === undefined) throw new Error(`${fixture.urn} could not be stored.`)
    return { state: 'stored', matchId: row.id, provider }
  })
}

/** What a fixture speaks of, by its numbers here. */
interface Numbers {
  readonly match: number
  readonly category: number | null
  readonly tournament: number
  readonly home: number
  readonly away: number
}

async function numbersOf(tx: Db, { urn, category, tournament, home, away }: Fixture): Promise<Numbers> {
  return {
    match: await ownNumber(tx, urn, 'matches'),
    category: category && (await ownNumber(tx, category.urn, 'categories', FIRST_CATEGORY + 1_000)),
    tournament: await ownNumber(tx, tournament.urn, 'tournaments'),
    home: await ownNumber(tx, home.urn, 'competitors'),
    away: await ownNumber(tx, away.urn, 'competitors'),
  }
}

async function storePlacesOf(
  tx: Db,
  provider: Provider,
  key: SportKey,
  fixture: Fixture,
  numbers: Numbers,
): Promise<void> {
  const sport = SPORTS.find((one) => one.key === key)
  if (sport === undefined) throw new Error(`Sport ${key} has no row.`)
  const { category, tournament, home, away } = fixture
  const categoryId = numbers.category ?? FIRST_CATEGORY + sport.id
  await storePlaces(tx, {
    sports: [sport],
    categories: [
      {
        id: categoryId,
        sportId: sport.id,
        key: await categoryKey(tx, sport.id, categoryId, category?.name ?? `${key} feed`),
        names: category === null ? sport.names : sameInAll(category.name),
        country: countryOf(category?.countryCode),
        priority: 100,
      },
    ],
    tournaments: [
      {
        id: numbers.tournament,
        categoryId,
        key: tournament.urn,
        names: sameInAll(tournament.name),
        priority: 100,
        provider,
        tempo: 1,
        bestOf: 3,
      },
    ],
    competitors: [home, away].map((side) => ({
      id: side === home ? numbers.home : numbers.away,
      sportId: sport.id,
      name: side.name,
      shortName: side.short,
      city: side === home ? (fixture.venue?.city ?? null) : null,
      stadium: side === home ? (fixture.venue?.stadium ?? null) : null,
      country: countryOf(side.countryCode),
      ...COLORS,
      aliases: [],
      rating: 0,
    })),
  })
  await storeProfiles(tx, provider, [home, away])
}

/** The name of a category as a part of an address; with its number where another one of the sport has that name. */
async function categoryKey(tx: Db, sportId: number, id: number, name: string): Promise<string> {
  const key = slugOf(name)
  const [other] = await tx.query('SELECT 1 FROM categories WHERE sport_id = $1 AND key = $2 AND id <> $3', [
    sportId,
    key,
    id,
  ])
  return other === undefined ? key : `${key}-${id}`
}

/** Names by URN; the later one counts. */
export async function storeProfiles(db: Db, provider: Provider, profiles: readonly Named[]): Promise<void> {
  await db.query(
    `INSERT INTO feed_profiles (provider, urn, name) SELECT $1, urn, name FROM unnest($2::text[], $3::text[]) AS p (urn, name)
     ON CONFLICT (provider, urn) DO UPDATE SET name = EXCLUDED.name`,
    [provider, profiles.map(({ urn }) => urn), profiles.map(({ name }) => name)],
  )
}
