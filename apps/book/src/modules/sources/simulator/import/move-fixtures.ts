import type { Db } from '../../../../db/index.ts'
import type { ImportedMatch, Pairs } from './pair-fixtures.ts'
import type { ImportMatch } from './prepare-match.ts'

/**
 * The result of moving a match: its bets are kept, its bets are void, it has already begun, or a team plays another
 * match then.
 */
export type MoveOutcome = 'kept' | 'voided' | 'begun' | 'clash'
/** Puts a match of the programme off to another kick-off, and decides about its bets. */
export type MoveMatch = (eventId: number, to: number) => Promise<MoveOutcome>

/** All matches that imports have stored in a league. */
export async function loadImported(db: Db, tournamentId: number): Promise<readonly ImportedMatch[]> {
  const rows = await db.query<Omit<ImportedMatch, 'startsAt'> & { starts_at: Date }>(
    `SELECT m.id, m.home_id AS "homeId", m.away_id AS "awayId", m.seed, m.status, f.round, f.starts_at
     FROM imported_fixtures f JOIN matches m ON m.id = f.match_id WHERE m.tournament_id = $1 ORDER BY m.id`,
    [tournamentId],
  )
  return rows.map(({ starts_at, ...row }) => ({ ...row, startsAt: starts_at.getTime() }))
}

/** Moves what a file moves. One that finds a team busy is tried again when the others have made room. */
export async function moveFixtures(
  db: Db,
  moved: Pairs['moved'],
  move: MoveMatch,
): Promise<readonly (readonly [ImportMatch, MoveOutcome])[]> {
  const outcomes: (readonly [ImportMatch, MoveOutcome])[] = []
  let left = moved
  while (left.length > 0) {
    const busy: (typeof left)[number][] = []
    for (const pair of left) {
      const [row, match] = pair
      const outcome = await move(match.id, row.startsAt)
      if (outcome === 'clash') busy.push(pair)
      else outcomes.push([row, outcome])
      if (outcome === 'kept' || outcome === 'voided') await noteFixtures(db, [pair])
    }
    if (busy.length === left.length) return [...outcomes, ...busy.map(([row]) => [row, 'clash'] as const)]
    left = busy
  }
  return outcomes
}

/** Stores the rows of a file about matches that are stored already. */
export async function noteFixtures(db: Db, pairs: Pairs['known']): Promise<void> {
  await db.query(
    `UPDATE imported_fixtures f SET round = coalesce(n.round, f.round), starts_at = n.starts_at
     FROM unnest($1::int[], $2::text[], $3::timestamptz[]) AS n (match_id, round, starts_at) WHERE f.match_id = n.match_id`,
    [
      pairs.map(([, { id }]) => id),
      pairs.map(([{ round }]) => round),
      pairs.map(([{ startsAt }]) => new Date(startsAt).toISOString()),
    ],
  )
}
