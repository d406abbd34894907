import { EVENT_STATUS } from '@touchline/betting'
import { type Db, sqlState } from '../../../../db/index.ts'
import { busyUntil } from '../plan/diary.ts'
import type { ImportMatch } from './prepare-match.ts'

const EXCLUSION_VIOLATION = '23P01'
const BATCH = 200

export interface Stored {
  /** Matches stored now. */
  readonly added: readonly ImportMatch[]
  /** Matches an earlier import has stored. */
  readonly known: readonly ImportMatch[]
  /** Matches of teams that play another one at that time. */
  readonly refused: readonly ImportMatch[]
}

/** Stores matches; the database itself refuses those of teams that are busy. */
export async function storeFixtures(db: Db, matches: readonly ImportMatch[], speed: number): Promise<Stored> {
  const stored = { added: [] as ImportMatch[], known: [] as ImportMatch[], refused: [] as ImportMatch[] }
  for (let start = 0; start < matches.length; start += BATCH) {
    await storeBatch(db, matches.slice(start, start + BATCH), speed, stored)
  }
  return stored
}

/** All of them at once, or, where one is refused, the halves of them. */
async function storeBatch(
  db: Db,
  batch: readonly ImportMatch[],
  speed: number,
  stored: { readonly added: ImportMatch[]; readonly known: ImportMatch[]; readonly refused: ImportMatch[] },
): Promise<void> {
  try {
    const seeds = await db.tx((tx) => insertBatch(tx, batch, speed))
    for (const match of batch) (seeds.has(match.seed) ? stored.added : stored.known).push(match)
  } catch (error) {
    if (sqlState(error) !== EXCLUSION_VIOLATION) throw error
    const [only] = batch
    if (batch.length === 1 && only !== undefined) {
      stored.refused.push(only)
      return
    }
    const middle = Math.ceil(batch.length / 2)
    await storeBatch(db, batch.slice(0, middle), speed, stored)
    await storeBatch(db, batch.slice(middle), speed, stored)
  }
}

/** Removes the results that were made up for a league, which has real ones now; those with bets stay. */
export async function removeInventedResults(db: Db, tournamentId: number): Promise<void> {
  await db.query(
    `DELETE FROM matches m WHERE m.tournament_id = $1 AND m.type = 'match' AND m.origin = 'programme'
       AND m.status = ${EVENT_STATUS.finished} AND NOT EXISTS (SELECT 1 FROM bet_legs l WHERE l.match_id = m.id)`,
    [tournamentId],
  )
}

async function insertBatch(db: Db, batch: readonly ImportMatch[], speed: number): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ seed: string }>(
    `WITH given AS (
       SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::int[], $8::text[],
                            $9::timestamptz[], $11::text[])
         AS n (tournament_id, home_id, away_id, seed, setup, starts_at, length_ms, score, busy_until, round)),
     added AS (
       INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, setup, status, starts_at, length_ms,
                            anchor_at, speed, score)
       SELECT 'match', tournament_id, home_id, away_id, 'import', seed, setup::jsonb,
              CASE WHEN score IS NULL THEN 0 ELSE 4 END, starts_at, length_ms, starts_at, $10, score::jsonb
       FROM given
       ON CONFLICT (seed) DO NOTHING
       RETURNING id, seed, home_id, away_id, starts_at),
     noted AS (
       INSERT INTO imported_fixtures (match_id, round, starts_at)
       SELECT added.id, given.round, added.starts_at FROM added JOIN given USING (seed)),
     busy AS (
       INSERT INTO appearances (match_id, competitor_id, during)
       SELECT added.id, team, tstzrange(added.starts_at, given.busy_until)
       FROM added JOIN given USING (seed), unnest(ARRAY[added.home_id, added.away_id]) AS team)
     SELECT seed FROM added`,
    [
      batch.map((match) => match.tournamentId),
      batch.map((match) => match.homeId),
      batch.map((match) => match.awayId),
      batch.map((match) => match.seed),
      batch.map((match) => (match.setup === null ? null : JSON.stringify(match.setup))),
      batch.map((match) => new Date(match.startsAt).toISOString()),
      batch.map((match) => Math.ceil(match.lengthMs)),
      batch.map((match) => (match.score === null ? null : JSON.stringify(match.score))),
      batch.map((match) => new Date(busyUntil(match.startsAt + match.lengthMs / speed, speed)).toISOString()),
      speed,
      batch.map((match) => match.round),
    ],
  )
  return new Set(rows.map((row) => row.seed))
}
