import { EVENT_STATUS } from '@touchline/betting'
import { type Pagination, SPORT_EVENT_TYPES } from '@touchline/contract'
import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import { type EventQuery, idsOf, leagueFilter, listedTypes } from '../listing/event-filter.ts'
import { type PageWish, paginate } from '../listing/page.ts'
import { leagueValue, parseSort, type SortKey } from '../listing/sort-events.ts'
import type { TournamentRow } from '../reference/reference.ts'
import { EVENT_COLUMNS, type EventRow, entryOfEvent } from './event-row.ts'
import { MAX_EVENT_ID } from './find-events.ts'

type FinishedQuery = EventQuery &
  PageWish & { readonly sort_by?: string | undefined; readonly max_per_sport?: number | undefined }

const NEWEST_FIRST: readonly SortKey[] = [{ field: 'start_time', descending: true }]

/**
 * A page of the results, from the database: leagues in the order of the sort keys, inside them by kick-off.
 * @param only ids it may be of; null: any
 */
export async function findFinished(
  { reads, reference }: Catalogue,
  query: FinishedQuery,
  only: ReadonlySet<number> | null = null,
): Promise<{ readonly entries: readonly EventEntry[]; readonly pagination: Pagination }> {
  const known = reference()
  const keys = parseSort(query.sort_by, NEWEST_FIRST)
  const leagues = rankLeagues([...known.tournaments.values()].filter(leagueFilter(query)), keys)
  // Championships are not listed among the results; what is over can be neither watched nor bet on.
  const types = (only === null || query.type !== undefined ? listedTypes(query) : SPORT_EVENT_TYPES).filter(
    (type) => type !== 'outright' && ![query.has_video, query.bettable, query.custom_bet].includes(true),
  )
  const competitors = idsOf(query.competitor_id)
  const named = idsOf(query.id)
  const ids = named === null || only === null ? (named ?? only) : new Set([...named].filter((id) => only.has(id)))
  const { page, limit } = paginate(0, query)
  const read = (count: number, offset: number) =>
    reads.query<EventRow & { readonly total: number }>(
      `SELECT ${EVENT_COLUMNS}, f.total
     FROM (SELECT f.id, f.rank, f.starts_at, count(*) OVER ()::int AS total
           FROM (SELECT m.id, m.starts_at, l.rank, ${place(query)} AS place
                 FROM matches m
                 JOIN unnest($1::int[], $2::int[], $3::int[]) AS l (tournament_id, rank, sport) USING (tournament_id)
                 WHERE m.status IN (${EVENT_STATUS.closed}, ${EVENT_STATUS.finished}) AND m.type = ANY ($4::text[])
                   AND ($5::int[] IS NULL OR m.id = ANY ($5)) AND ($5::int[] IS NOT NULL OR NOT is_held(m.id))
                   AND ($6::timestamptz IS NULL OR m.starts_at >= $6)
                   AND ($7::timestamptz IS NULL OR m.starts_at <= $7)
                   AND ($12::int[] IS NULL OR m.home_id = ANY ($12) OR m.away_id = ANY ($12))
                   AND ($13::int IS NULL OR sign((m.score ->> 'home')::numeric - (m.score ->> 'away')::numeric) = $13)) f
           WHERE $8::int IS NULL OR place <= $8
           ORDER BY f.rank, CASE WHEN $9 THEN f.starts_at END DESC, f.starts_at, f.id
           LIMIT $10 OFFSET $11) f
     JOIN matches m ON m.id = f.id
     ORDER BY f.rank, CASE WHEN $9 THEN m.starts_at END DESC, m.starts_at, m.id`,
      [
        leagues.map(({ league }) => league.id),
        leagues.map(({ rank }) => rank),
        leagues.map(({ league }) => league.category.sport.id),
        types,
        ids === null ? null : [...ids].filter((id) => id <= MAX_EVENT_ID),
        query.start_from ?? null,
        query.start_to ?? null,
        query.max_per_sport ?? null,
        keys.find((key) => key.field === 'start_time')?.descending ?? true,
        count,
        offset,
        competitors === null ? null : [...competitors],
        query.side === undefined ? null : query.side === 'home' ? 1 : -1,
      ],
    )
  const rows = await read(limit, (page - 1) * limit)
  // A page behind the last has no row with the total.
  const [counted] = rows.length > 0 || page === 1 ? rows : await read(1, 0)
  const entries = rows.map((row) => entryOfEvent(row, known)).filter((entry) => entry !== null)
  return { entries, pagination: paginate(counted?.total ?? 0, query) }
}

/** An event's place in its sport, as a column; counted only where it matters. */
function place({ max_per_sport: most }: FinishedQuery): string {
  if (most === undefined) return '1'
  return 'row_number() OVER (PARTITION BY l.sport ORDER BY l.rank, CASE WHEN $9 THEN m.starts_at END DESC, m.starts_at, m.id)'
}

/** Leagues ranked by the keys that come before the kick-off; leagues those leave equal share a rank. */
function rankLeagues(
  leagues: readonly TournamentRow[],
  keys: readonly SortKey[],
): readonly { readonly league: TournamentRow; readonly rank: number }[] {
  const stop = keys.findIndex((key) => key.field === 'start_time')
  const leading = stop < 0 ? keys : keys.slice(0, stop)
  const compare = (a: TournamentRow, b: TournamentRow) => {
    for (const { field, descending } of leading) {
      if (field === 'start_time' || field === 'bets_count') continue
      const difference = leagueValue(a, field) - leagueValue(b, field)
      if (difference !== 0) return descending ? -difference : difference
    }
    return 0
  }
  const sorted = [...leagues].sort(compare)
  let rank = 0
  return sorted.map((league, i) => {
    const before = sorted[i - 1]
    if (before !== undefined && compare(before, league) !== 0) rank++
    return { league, rank }
  })
}
