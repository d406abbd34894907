import { EVENT_STATUS } from '@touchline/betting'
import type { Catalogue } from '../catalogue.ts'

/** What a side has made of the matches of its league that are kept. */
export interface Standing {
  readonly competitorId: number
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
}

/** Standings of a league in no order, and when its oldest match that counts began. Abandoned matches count for nobody. */
export async function findStandings(
  { db }: Pick<Catalogue, 'db'>,
  tournamentId: number,
): Promise<{ readonly since: Date | null; readonly standings: readonly Standing[] }> {
  const rows = await db.query<Standing & { readonly since: Date }>(
    `SELECT s.competitor_id AS "competitorId", count(*)::int AS played, min(s.starts_at) AS since,
            (count(*) FILTER (WHERE s.own > s.other))::int AS won, (count(*) FILTER (WHERE s.own = s.other))::int AS drawn,
            (count(*) FILTER (WHERE s.own < s.other))::int AS lost,
            sum(s.own)::int AS scored, sum(s.other)::int AS conceded
     FROM matches m,
          LATERAL (VALUES (m.home_id, (m.score ->> 'home')::numeric, (m.score ->> 'away')::numeric, m.starts_at),
                          (m.away_id, (m.score ->> 'away')::numeric, (m.score ->> 'home')::numeric, m.starts_at))
            AS s (competitor_id, own, other, starts_at)
     WHERE m.tournament_id = $1 AND m.type = 'match' AND m.status = ${EVENT_STATUS.finished} AND m.score IS NOT NULL
       AND m.score ->> 'stage' IS DISTINCT FROM '90'
     GROUP BY s.competitor_id`,
    [tournamentId],
  )
  const times = rows.map(({ since }) => since.getTime())
  return { since: times.length === 0 ? null : new Date(Math.min(...times)), standings: rows }
}
