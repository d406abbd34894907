import { EVENT_STATUS, type EventStatus, type Provider } from '@touchline/betting'
import type { ScoreView } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import type { Names } from '../../../kernel/names.ts'
import type { Venue } from '../../catalogue/index.ts'
import type { FeedState } from './state/held-event.ts'
import type { Stated } from './state/order.ts'

/** An event that the feed plays, as the database keeps it. */
export interface FeedMatch {
  readonly id: number
  readonly type: 'match' | 'outright'
  readonly urn: string
  readonly tournamentId: number
  /** Numbers of those who take part: of a match home and away. */
  readonly sideIds: readonly number[]
  /** Of an outright; null: a match is called by its sides. */
  readonly names: Names | null
  /** Unix ms at which an outright is decided; null: a match. */
  readonly endsAt: number | null
  readonly status: EventStatus
  /** It was put off, and waits for another kick-off. */
  readonly isPutOff: boolean
  /** Unix ms. */
  readonly startsAt: number
  readonly score: ScoreView | null
  /** By the latest message with a score. */
  readonly feedState: Stated<FeedState> | null
  readonly venue: Venue | null
}

const IS_OVER = `m.status >= ${EVENT_STATUS.finished} AND p.void_at IS NULL`

/**
 * Matches of the feed that are not over, those that wait for another kick-off included: those with these URNs, or all.
 */
export function loadFeedMatches(
  db: Db,
  providers: readonly Provider[],
  urns: readonly string[] | null,
): Promise<readonly FeedMatch[]> {
  return load(db, providers, urns, `NOT (${IS_OVER})`)
}

/** A match that has final results, or is called off; null where there is none with this URN. */
export async function loadEndedMatch(db: Db, providers: readonly Provider[], urn: string): Promise<FeedMatch | null> {
  return (await load(db, providers, [urn], IS_OVER))[0] ?? null
}

async function load(
  db: Db,
  providers: readonly Provider[],
  urns: readonly string[] | null,
  condition: string,
): Promise<readonly FeedMatch[]> {
  const rows = await db.query<
    Omit<FeedMatch, 'startsAt' | 'endsAt'> & { readonly starts_at: Date; readonly ends_at: Date | null }
  >(
    `SELECT m.id, m.type, m.seed AS urn, m.tournament_id AS "tournamentId", m.names, m.ends_at,
            coalesce(m.competitor_ids, ARRAY[m.home_id, m.away_id]) AS "sideIds", m.status, m.starts_at, m.score, m.feed_state AS "feedState", m.venue, p.void_at IS NOT NULL AS "isPutOff"
     FROM matches m JOIN tournaments t ON t.id = m.tournament_id LEFT JOIN postponements p ON p.match_id = m.id
     WHERE m.origin = 'feed' AND ${condition} AND t.provider = ANY ($1::text[])
       AND ($2::text[] IS NULL OR m.seed = ANY ($2::text[]))`,
    [[...providers], urns === null ? null : [...urns]],
  )
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    startsAt: starts_at.getTime(),
    endsAt: ends_at?.getTime() ?? null,
  }))
}

/** The state of a match. */
export interface ShownState {
  /** Null: no message has named a score. */
  readonly score: ScoreView | null
  readonly feedState: Stated<FeedState> | undefined
}

/**
 * Stores the state of a match, unless it is stored already. Its status does not go back to before its start, and its
 * end is final, except that a match that was called off and is closed is finished, in whichever order that arrives; its
 * score is that of the latest message, also after the end.
 */
export async function saveMatch(
  db: Db,
  { id }: FeedMatch,
  status: EventStatus,
  { score, feedState }: ShownState,
): Promise<void> {
  await db.query(
    `UPDATE matches m SET status = n.status, score = n.score, feed_state = n.feed_state
     FROM (SELECT id, CASE WHEN status < $4 AND (status = ${EVENT_STATUS.prematch} OR $2 > ${EVENT_STATUS.prematch}) THEN $2
               WHEN status = ${EVENT_STATUS.not_covered} AND $2 = $4 THEN $2 ELSE status END AS status,
             coalesce($3::jsonb, score) AS score, coalesce($5::json, feed_state) AS feed_state
           FROM matches WHERE id = $1 FOR UPDATE) n
     WHERE m.id = n.id
       AND (m.status, m.score, m.feed_state::text) IS DISTINCT FROM (n.status, n.score, n.feed_state::text)`,
    [id, status, textOf(score), EVENT_STATUS.finished, textOf(feedState)],
  )
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
