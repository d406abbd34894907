import { EVENT_STATUS } from '@touchline/contract'
import type { ScoreView } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import { busyUntil } from '../plan/diary.ts'
import type { PlannedMatch } from '../plan/types.ts'
import type { MatchOrigin, StoredMatch } from './stored-match.ts'

/** A planned match and, when it is over already, how it ended. */
export interface NewMatch {
  readonly planned: PlannedMatch
  readonly finalScore: ScoreView | null
}

/**
 * Stores matches with the times their teams are busy. A match with a seed that is known already is left as it is.
 * @returns the matches stored now
 */
export async function insertMatches(
  db: Db,
  matches: readonly NewMatch[],
  origin: MatchOrigin,
  speed: number,
): Promise<readonly StoredMatch[]> {
  const stored = await insertRows(db, matches, origin, speed)
  await insertAppearances(db, stored)
  return stored
}

/** Stores matches alone: of the past, whose teams are busy no more. */
export async function insertRows(
  db: Db,
  matches: readonly NewMatch[],
  origin: MatchOrigin,
  speed: number,
): Promise<readonly StoredMatch[]> {
  if (matches.length === 0) return []
  const rows = await db.query<{ id: number; seed: string }>(
    `INSERT INTO matches (type, tournament_id, home_id, away_id, origin, seed, setup, status, starts_at, length_ms,
                          anchor_at, speed, score)
     SELECT 'match', tournament_id, home_id, away_id, $9, seed, setup::jsonb, CASE WHEN score IS NULL THEN 0 ELSE 4 END,
            starts_at, length_ms, starts_at, $10, score::jsonb
     FROM unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::timestamptz[], $7::int[], $8::text[])
       WITH ORDINALITY AS n (tournament_id, home_id, away_id, seed, setup, starts_at, length_ms, score, place)
     ORDER BY place
     ON CONFLICT (seed) DO NOTHING
     RETURNING id, seed`,
    [
      matches.map(({ planned }) => planned.tournamentId),
      matches.map(({ planned }) => planned.homeId),
      matches.map(({ planned }) => planned.awayId),
      matches.map(({ planned }) => planned.seed),
      matches.map(({ planned }) => JSON.stringify(planned.setup)),
      matches.map(({ planned }) => new Date(planned.startsAt).toISOString()),
      matches.map(({ planned }) => Math.ceil(planned.lengthMs)),
      matches.map(({ finalScore }) => (finalScore === null ? null : JSON.stringify(finalScore))),
      origin,
      speed,
    ],
  )
  const ids = new Map(rows.map((row) => [row.seed, row.id]))
  return matches.flatMap(({ planned, finalScore }): StoredMatch[] => {
    const id = ids.get(planned.seed)
    if (id === undefined) return []
    const { tournamentId, homeId, awayId, seed, setup, startsAt } = planned
    const status = finalScore === null ? EVENT_STATUS.prematch : EVENT_STATUS.finished
    const clock = { anchorAt: startsAt, anchorMs: 0, speed }
    const lengthMs = Math.ceil(planned.lengthMs)
    return [
      {
        id,
        tournamentId,
        homeId,
        awayId,
        origin,
        seed,
        setup,
        status,
        startsAt,
        lengthMs,
        ...clock,
        score: finalScore,
      },
    ]
  })
}

/** Writes when the teams of matches are busy; the database refuses two matches of a team at one time. */
export async function insertAppearances(db: Db, matches: readonly StoredMatch[]): Promise<void> {
  if (matches.length === 0) return
  const sides = matches.flatMap((match) => {
    const from = new Date(match.startsAt).toISOString()
    const to = new Date(busyUntil(match.anchorAt + (match.lengthMs - match.anchorMs) / match.speed, match.speed))
    return [match.homeId, match.awayId].map((competitorId) => ({
      id: match.id,
      competitorId,
      from,
      to: to.toISOString(),
    }))
  })
  await db.query(
    `INSERT INTO appearances (match_id, competitor_id, during)
     SELECT match_id, competitor_id, tstzrange(from_at, to_at)
     FROM unnest($1::int[], $2::int[], $3::timestamptz[], $4::timestamptz[]) AS a (match_id, competitor_id, from_at, to_at)`,
    [
      sides.map((side) => side.id),
      sides.map((side) => side.competitorId),
      sides.map((side) => side.from),
      sides.map((side) => side.to),
    ],
  )
}
