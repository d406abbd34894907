import { EVENT_STATUS, type Provider, type SportKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { urn } from '../present/urn.ts'

/** A match that is not over, by the names that its provider gives it. */
export interface OpenMatch {
  readonly id: number
  readonly provider: Provider
  /** As its provider names it. */
  readonly urn: string
  readonly sport: SportKey
  readonly league: string
  readonly home: string
  readonly away: string
  /** Unix ms. */
  readonly startsAt: number
}

type Row = Omit<OpenMatch, 'startsAt'> & { readonly starts_at: Date }

/** Every match that is not over, from the database: for commands, which may run without a book. */
export async function loadOpenMatches(db: Db): Promise<readonly OpenMatch[]> {
  const rows = await db.query<Row>(
    `SELECT m.id, t.provider, CASE WHEN m.origin = 'feed' THEN m.seed ELSE '' END AS urn, s.key AS sport,
            t.names ->> 'en' AS league, h.name AS home, a.name AS away, m.starts_at
     FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     JOIN sports s ON s.id = c.sport_id JOIN competitors h ON h.id = m.home_id JOIN competitors a ON a.id = m.away_id
     WHERE m.status < ${EVENT_STATUS.closed} AND m.type = 'match' ORDER BY m.starts_at, m.id`,
    [],
  )
  return rows.map(({ starts_at: startsAt, ...row }) => ({
    ...row,
    urn: row.urn === '' ? urn(row.provider, 'match', row.id) : row.urn,
    startsAt: startsAt.getTime(),
  }))
}
