import { EVENT_STATUS, type Provider, type SportKey } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { countryOf, isCountryCode } from '../../../../kernel/countries.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import { namedIn } from '../../../../kernel/names.ts'
import { SPORTS } from '../../../../seed/sports.ts'
import { slugOf, storePlaces, type Venue } from '../../../catalogue/index.ts'
import { type NamesBefore, namesBefore, type SideBefore } from './names-before.ts'
import { type FixtureNumbers, ownNumber } from './own-number.ts'
import type { Fixture, Named, Side } from './read-reference.ts'
import { FEED_PROVIDERS, parseUrn, sportOf } from './urns.ts'

/** The result of storing a fixture. */
export type FixtureOutcome =
  | { readonly state: 'stored'; readonly eventId: number; readonly provider: Provider }
  | { readonly state: 'ignored'; readonly why: string }

/** Categories of the feed begin here, apart from the book's own. */
export const FIRST_CATEGORY = 1_000_000
const COLORS = { primary: '#1f2937', secondary: '#f9fafb' }

/**
 * Stores a match of the feed's programme, with its league and sides, or updates them. A changed kick-off is not stored
 * here: bets depend on it. Ids that are used for something else here are never overwritten: the match is left out.
 * @param language of its names; those in other languages stay
 * @param messageAt Unix ms at which the document was made: of two the later one decides who plays at home
 */
export async function storeFixture(
  db: Db,
  fixture: Fixture,
  language: ServedLocale,
  { messageAt, now }: { readonly messageAt: number; readonly now: number },
): Promise<FixtureOutcome> {
  const urn = parseUrn(fixture.urn)
  const sport = sportOf(fixture.sport.urn)
  if (urn === null || urn.kind !== 'match') return { state: 'ignored', why: `${fixture.urn} is no match` }
  if (sport === null) {
    return { state: 'ignored', why: `${fixture.sport.name} (${fixture.sport.urn}) is not offered here` }
  }
  const provider = FEED_PROVIDERS[urn.prefix]
  return db.tx(async (tx) => {
    const numbers = await numbersOf(tx, fixture)
    const before = await namesBefore(tx, numbers, [numbers.home, numbers.away])
    const sides = [
      { id: numbers.home, side: fixture.home },
      { id: numbers.away, side: fixture.away },
    ]
    await storePlacesOf(tx, { provider, sport, language }, { ...fixture, sides }, numbers, before)
    const venue = venueOf(fixture, language, before)
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO matches AS m (id, type, tournament_id, home_id, away_id, origin, seed, status, starts_at, anchor_at, speed, venue,
         sides_said_at)
       OVERRIDING SYSTEM VALUE
       VALUES ($1, 'match', $2, $3, $4, 'feed', $5, $7, $6, $6, 1, $8::jsonb, $9)
       ON CONFLICT (seed) DO UPDATE
         SET tournament_id = $2, venue = $8::jsonb,
           home_id = CASE WHEN m.sides_said_at > $9 THEN m.home_id ELSE $3 END,
           away_id = CASE WHEN m.sides_said_at > $9 THEN m.away_id ELSE $4 END,
           sides_swapped_at = CASE WHEN m.sides_said_at > $9 OR (m.home_id, m.away_id) <> ($4, $3) THEN m.sides_swapped_at ELSE $10 END,
           sides_said_at = greatest(m.sides_said_at, $9)
       RETURNING id`,
      [
        numbers.match,
        numbers.tournament,
        numbers.home,
        numbers.away,
        fixture.urn,
        new Date(fixture.startsAt),
        EVENT_STATUS.prematch,
        venue === null ? null : JSON.stringify(venue),
        new Date(messageAt),
        new Date(now),
      ],
    )
    if (row === undefined) throw new Error(`${fixture.urn} could not be stored.`)
    return { state: 'stored', eventId: row.id, provider }
  })
}

/**
 * The match whose sides a document changes over; null where it leaves them as they are, or an earlier one than was read
 * is.
 */
export async function swappedBy(db: Db, { urn, home, away }: Fixture, messageAt: number): Promise<number | null> {
  const [match] = await db.query<{ id: number }>(
    `SELECT m.id FROM matches m JOIN feed_numbers h ON h.id = m.home_id JOIN feed_numbers a ON a.id = m.away_id
     WHERE m.seed = $1 AND m.origin = 'feed' AND h.urn = $3 AND a.urn = $2 AND coalesce(m.sides_said_at <= $4, true)`,
    [urn, home.urn, away.urn, new Date(messageAt)],
  )
  return match?.id ?? null
}

async function numbersOf(tx: Db, { urn, category, tournament, home, away }: Fixture): Promise<FixtureNumbers> {
  return {
    match: await ownNumber(tx, urn, 'matches'),
    category: category && (await ownNumber(tx, category.urn, 'categories', FIRST_CATEGORY + 1_000)),
    tournament: await ownNumber(tx, tournament.urn, 'tournaments'),
    home: await ownNumber(tx, home.urn, 'competitors'),
    away: await ownNumber(tx, away.urn, 'competitors'),
  }
}

/** Whose documents it is about, and in which language. */
export interface StoreTerms {
  readonly provider: Provider
  readonly sport: SportKey
  readonly language: ServedLocale
}

/** Where an event belongs, and who takes part in it, by their numbers here. */
export interface PlacesOf extends Pick<Fixture, 'category' | 'tournament'> {
  readonly sides: readonly { readonly id: number; readonly side: Side }[]
}

/** Stores league, country and sides of an event, with their names in a language. */
export async function storePlacesOf(
  tx: Db,
  { provider, sport: key, language }: StoreTerms,
  { category, tournament, sides }: PlacesOf,
  numbers: Pick<FixtureNumbers, 'category' | 'tournament'>,
  before: NamesBefore,
): Promise<void> {
  const sport = SPORTS.find((one) => one.key === key)
  if (sport === undefined) throw new Error(`Sport ${key} has no row.`)
  const held = category === null ? await categoryBefore(tx, numbers.tournament) : null
  const categoryId = numbers.category ?? held ?? FIRST_CATEGORY + sport.id
  const stated = {
    id: categoryId,
    sportId: sport.id,
    key: await categoryKey(tx, sport.id, categoryId, category?.name ?? `${key} feed`),
    names: category === null ? sport.names : namedIn(before.category, language, category.name),
    country: countryBy(category?.countryCode),
    priority: 100,
  }
  await storePlaces(tx, {
    sports: [sport],
    categories: held === null ? [stated] : [],
    tournaments: [
      {
        id: numbers.tournament,
        categoryId,
        key: tournament.urn,
        names: namedIn(before.tournament, language, tournament.name),
        priority: 100,
        provider,
        tempo: 1,
        bestOf: 3,
      },
    ],
    competitors: sides.map(({ id, side }) => ({
      id,
      sportId: sport.id,
      ...sideOf(side, language, before.sides.get(id) ?? null),
    })),
  })
  await storeProfiles(
    tx,
    provider,
    language,
    sides.map(({ side }) => side),
  )
}

/** The category that a league belongs to already: a document that leaves it out does not change it. */
async function categoryBefore(tx: Db, tournament: number): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>('SELECT category_id AS id FROM tournaments WHERE id = $1', [tournament])
  return row?.id ?? null
}

/** A country by the three letters of the feed's documents, or by two. */
function countryBy(code: string | null | undefined): string | null {
  const letters = code?.trim().toUpperCase() ?? ''
  return isCountryCode(letters) ? letters : countryOf(letters)
}

/** A side, without a ground, which no fixture contains: the venue is the match's own. */
function sideOf({ name, short, countryCode }: Side, language: ServedLocale, before: SideBefore | null) {
  const names = namedIn(before?.names ?? null, language, name)
  const shortName = before === null || language === 'en' ? short : before.short
  const ground = { city: null, stadium: null }
  return {
    name: names.en,
    names,
    shortName,
    ...ground,
    country: countryBy(countryCode),
    ...COLORS,
    aliases: [],
    rating: 0,
  }
}

function venueOf({ venue }: Fixture, language: ServedLocale, before: NamesBefore): Venue | null {
  if (venue === null) return before.venue
  const { urn, stadium, city } = venue
  const known = before.venue?.urn === urn ? before.venue.names : null
  return { urn, names: namedIn(known, language, { stadium, city }) }
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

/**
 * Names by URN in a language; the later one counts.
 * @param provider of the names, where their URN does not show it
 */
export async function storeProfiles(
  db: Db,
  provider: Provider,
  language: ServedLocale,
  profiles: readonly Named[],
): Promise<void> {
  const own = new Map(profiles.map((profile) => [profile.urn, profile]))
  await db.query(
    `INSERT INTO feed_profiles (provider, urn, language, name)
     SELECT provider, urn, $4, name FROM unnest($1::text[], $2::text[], $3::text[]) AS p (provider, urn, name)
     ON CONFLICT (provider, urn, language) DO UPDATE SET name = EXCLUDED.name`,
    [
      [...own.keys()].map((urn) => providerOf(urn) ?? provider),
      [...own.keys()],
      [...own.values()].map(({ name }) => name),
      language,
    ],
  )
}

function providerOf(urn: string): Provider | null {
  const parsed = parseUrn(urn)
  return parsed && FEED_PROVIDERS[parsed.prefix]
}
