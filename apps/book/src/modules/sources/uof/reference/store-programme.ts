import type { Db } from '../../../../db/index.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import type { Fixture, Named } from './read-reference.ts'
import { storeFixture } from './store-fixture.ts'
import { sportOf } from './urns.ts'

/**
 * Stores matches of a schedule that this book does not have yet, or not in the language of the schedule. One that it
 * has is described by its own document and moved by messages alone. Returns how many were stored, and why others were
 * not.
 */
export async function storeSchedule(
  db: Db,
  fixtures: readonly Fixture[],
  language: ServedLocale,
  now: number,
): Promise<Programme> {
  const offered = fixtures.filter(({ sport, startsAt }) => sportOf(sport.urn) !== null && startsAt > now)
  const rows = await db.query<{ urn: string }>(
    `SELECT f.urn FROM unnest($1::text[], $2::text[], $3::text[]) AS f (urn, home, away)
     WHERE EXISTS (SELECT 1 FROM matches m WHERE m.seed = f.urn AND m.origin = 'feed')
       AND EXISTS (SELECT 1 FROM feed_profiles p WHERE p.urn = f.home AND p.language = $4)
       AND EXISTS (SELECT 1 FROM feed_profiles p WHERE p.urn = f.away AND p.language = $4)`,
    [offered.map(({ urn }) => urn), offered.map(({ home }) => home.urn), offered.map(({ away }) => away.urn), language],
  )
  const known = new Set(rows.map(({ urn }) => urn))
  const dropped = sportsNotOffered(fixtures)
  let stored = 0
  for (const fixture of offered) {
    if (known.has(fixture.urn)) continue
    // A document of its own says more surely who plays at home: this one is older than any of them.
    const outcome = await storeFixture(db, fixture, language, { messageAt: 0, now })
    if (outcome.state === 'stored') stored += 1
    else dropped.push(outcome.why)
  }
  return { changes: stored, dropped }
}

function sportsNotOffered(fixtures: readonly Fixture[]): string[] {
  const others = Map.groupBy(
    fixtures.filter(({ sport }) => sportOf(sport.urn) === null),
    ({ sport }) => sport.urn,
  )
  return [...others].map(
    ([urn, own]) => `matches of ${own[0]?.sport.name} (${urn}), which is not offered here: ${own.length}`,
  )
}

/** The result of storing a document of the programme. */
export interface Programme {
  /** New matches, or names. */
  readonly changes: number
  /** What of it could not be stored, in words. */
  readonly dropped: readonly string[]
}

/**
 * Gives leagues that this book has their names in a language. The others are stored with their first event, which names
 * its country and its provider: without one they have nothing to show, and the vendor lists thousands of them. Counts
 * those that have another name than before.
 */
export async function storeLeagues(db: Db, language: ServedLocale, leagues: readonly Named[]): Promise<Programme> {
  const byUrn = new Map(leagues.map(({ urn, name }) => [urn, name]))
  const rows = await db.query(
    `UPDATE tournaments t SET names = t.names || jsonb_build_object($1::text, n.name)
     FROM unnest($2::text[], $3::text[]) AS n (urn, name) JOIN feed_numbers f ON f.urn = n.urn
     WHERE t.id = f.id AND t.names ->> $1 IS DISTINCT FROM n.name RETURNING t.id`,
    [language, [...byUrn.keys()], [...byUrn.values()]],
  )
  const [known] = await db.query(
    'SELECT 1 FROM feed_numbers f JOIN tournaments t ON t.id = f.id WHERE f.urn = ANY ($1::text[]) LIMIT 1',
    [[...byUrn.keys()]],
  )
  const isKnown = rows.length > 0 || known !== undefined
  return { changes: rows.length, dropped: isKnown ? [] : [`leagues that this book does not have: ${byUrn.size}`] }
}
