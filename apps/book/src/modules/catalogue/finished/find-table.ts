import { EVENT_STATUS } from '@touchline/betting'
import type { Catalogue } from '../catalogue.ts'

/**
 * Unified Odds Feed match status code 90 is an abandoned match. Fillers are outside the fixture list and are deleted
 * after days: a table that counted them would lose matches again.
 */
const COUNTS = `m.type = 'match' AND m.status = ${EVENT_STATUS.finished} AND m.score IS NOT NULL
       AND m.score ->> 'stage' IS DISTINCT FROM '90' AND m.origin <> 'filler'`

/** What a side has made of the matches of a season. */
export interface TableRow {
  readonly competitorId: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
}

/** When the latest match of a league that counts began, Unix ms; null when there is none. */
export async function findLatestResult({ db }: Pick<Catalogue, 'db'>, tournamentId: number): Promise<number | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `SELECT max(m.starts_at) AS at FROM matches m WHERE m.tournament_id = $1 AND ${COUNTS}`,
    [tournamentId],
  )
  return row?.at?.getTime() ?? null
}

/** The rows of a league table in no order, and when its oldest counted match began. Abandoned matches do not count. */
export async function findTableRows(
  { db }: Pick<Catalogue, 'db'>,
  tournamentId: number,
  from: number,
): Promise<{ readonly since: Date | null; readonly tableRows: readonly TableRow[] }> {
  const rows = await db.query<TableRow & { readonly since: Date }>(
    `SELECT s.competitor_id AS "competitorId", count(*)::int AS played, min(s.starts_at) AS since,
            (count(*) FILTER (WHERE s.own > s.other))::int AS won, (count(*) FILTER (WHERE s.own = s.other))::int AS drawn,
            (count(*) FILTER (WHERE s.own < s.other))::int AS lost,
            sum(s.own)::int AS scored, sum(s.other)::int AS conceded
     FROM matches m,
          LATERAL (VALUES (m.home_id, (m.score ->> 'home')::numeric, (m.score ->> 'away')::numeric, m.starts_at),
                          (m.away_id, (m.score ->> 'away')::numeric, (m.score ->> 'home')::numeric, m.starts_at))
            AS s (competitor_id, own, other, starts_at)
     WHERE m.tournament_id = $1 AND m.starts_at >= $2 AND ${COUNTS}
     GROUP BY s.competitor_id`,
    [tournamentId, new Date(from)],
  )
  const times = rows.map(({ since }) => since.getTime())
  return { since: times.length === 0 ? null : new Date(Math.min(...times)), tableRows: rows }
}
