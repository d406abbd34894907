import { EVENT_STATUS, type EventStatus, type Provider } from '@touchline/betting'
import type { ScoreView } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import type { Venue } from '../../catalogue/index.ts'

/** A match that the feed plays, as the database keeps it. */
export interface FeedMatch {
  readonly id: number
  readonly urn: string
  readonly tournamentId: number
  readonly homeId: number
  readonly awayId: number
  readonly status: EventStatus
  /** It was put off, and waits for another kick-off. */
  readonly isPutOff: boolean
  /** Unix ms. */
  readonly startsAt: number
  readonly score: ScoreView | null
  readonly venue: Venue | null
}

/** Matches of the feed without final results, those that wait for another kick-off included: those with these URNs, or all. */
export async function loadFeedMatches(
  db: Db,
  providers: readonly Provider[],
  urns: readonly string[] | null,
): Promise<readonly FeedMatch[]> {
  const rows = await db.query<Omit<FeedMatch, 'startsAt'> & { readonly starts_at: Date }>(
    `SELECT m.id, m.seed AS urn, m.tournament_id AS "tournamentId", m.home_id AS "homeId", m.away_id AS "awayId", m.status,
            m.starts_at, m.score, m.venue, p.void_at IS NOT NULL AS "isPutOff"
     FROM matches m JOIN tournaments t ON t.id = m.tournament_id LEFT JOIN postponements p ON p.match_id = m.id
     WHERE m.origin = 'feed' AND (m.status < ${EVENT_STATUS.finished} OR p.void_at IS NOT NULL) AND t.provider = ANY ($1::text[])
       AND ($2::text[] IS NULL OR m.seed = ANY ($2::text[]))`,
    [[...providers], urns === null ? null : [...urns]],
  )
  return rows.map(({ starts_at, ...row }) => ({ ...row, startsAt: starts_at.getTime() }))
}

/** Stores how a match stands, where that is not stored yet. A match does not go back to before its start, and its end is final. */
export async function saveMatch(
  db: Db,
  { id }: FeedMatch,
  status: EventStatus,
  score: ScoreView | null,
): Promise<void> {
  await db.query(
    `UPDATE matches SET status = $2, score = coalesce($3::jsonb, score)
     WHERE id = $1 AND status < $4 AND (status = ${EVENT_STATUS.prematch} OR $2 > ${EVENT_STATUS.prematch})
       AND (status <> $2 OR score IS DISTINCT FROM coalesce($3::jsonb, score))`,
    [id, status, score === null ? null : JSON.stringify(score), EVENT_STATUS.finished],
  )
}
