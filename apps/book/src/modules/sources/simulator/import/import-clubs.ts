import type { Db } from '../../../../db/index.ts'
import { plainClub } from '../../../../seed/clubs.ts'
import { withoutCountry } from './club-country.ts'
import type { ClubIndex, KnownClub } from './club-index.ts'
import { estimateRatings } from './estimate-ratings.ts'
import { findCountry } from './find-country.ts'
import type { Fixture } from './fixture.ts'

const FOOTBALL_ID = 1

/** All football clubs there are. Providers store a country by its code, and the world by its key. */
export async function loadClubs(db: Db): Promise<readonly KnownClub[]> {
  const rows = await db.query<KnownClub>(
    'SELECT id, name, aliases, country, rating FROM competitors WHERE sport_id = $1 ORDER BY id',
    [FOOTBALL_ID],
  )
  const keys = new Map(rows.map(({ country }) => [country, country]))
  for (const code of keys.keys())
    if (code !== null && /^[A-Z]{2}/.test(code)) keys.set(code, findCountry(code)?.key ?? code)
  return rows.map((row) => ({ ...row, country: keys.get(row.country) ?? null }))
}

/** Adds the teams of the rows that are not stored yet. Returns their names. */
export async function addUnknownClubs(
  db: Db,
  clubs: ClubIndex,
  fixtures: readonly Fixture[],
  country: string,
  ofOneCountry: boolean,
): Promise<readonly string[]> {
  const ratings = estimateRatings(fixtures)
  const added: string[] = []
  for (const written of new Set(fixtures.flatMap(({ home, away }) => [home, away]))) {
    if (clubs.find(written, country, ofOneCountry) !== null) continue
    const { name, country: own } = withoutCountry(written, country)
    const home = own === 'elsewhere' ? null : (own ?? country)
    const club = plainClub(name, 'football')
    const rating = ratings.get(written) ?? 0
    const [row] = await db.query<{ id: number }>(
      `INSERT INTO competitors (id, sport_id, name, short_name, country, primary_color, secondary_color, aliases, rating)
       VALUES (nextval('imported_ids'), $1, $2, $3, $4, $5, $6, '{}', $7) RETURNING id`,
      [FOOTBALL_ID, name, club.shortName, home, club.primary, club.secondary, rating],
    )
    if (row === undefined) continue
    clubs.add({ id: row.id, name, aliases: [], country: home, rating })
    added.push(name)
  }
  return added
}
