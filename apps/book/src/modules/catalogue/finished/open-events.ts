import { EVENT_STATUS, type Provider, type SportKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { urn } from '../views/urn.ts'

interface OpenHead {
  readonly id: number
  readonly provider: Provider
  /** As its provider names it. */
  readonly urn: string
  readonly sport: SportKey
  readonly league: string
  /** Unix ms. */
  readonly startsAt: number
}

/** A match that is not over, by the names that its provider gives it. */
export interface OpenMatch extends OpenHead {
  readonly kind: 'match'
  readonly home: string
  readonly away: string
}

/** The same for a season or tournament on whose winner one bets. */
export interface OpenOutright extends OpenHead {
  readonly kind: 'outright'
  readonly name: string
  readonly competitors: readonly string[]
  /** Unix ms at which it is decided. */
  readonly endsAt: number
}

export type OpenEvent = OpenMatch | OpenOutright

interface Row extends Omit<OpenHead, 'startsAt'> {
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly home: string | null
  readonly away: string | null
  readonly name: string | null
  readonly competitors: readonly string[]
}

/** Every match and every outright that is not over, from the database: for commands, which may run without a book. */
export async function loadOpenEvents(db: Db): Promise<readonly OpenEvent[]> {
  const rows = await db.query<Row>(
    `SELECT m.id, t.provider, CASE WHEN m.origin = 'feed' THEN m.seed ELSE '' END AS urn, s.key AS sport,
            t.names ->> 'en' AS league, h.name AS home, a.name AS away, m.names ->> 'en' AS name, m.starts_at, m.ends_at,
            ARRAY(SELECT c.name FROM competitors c WHERE c.id = ANY (m.competitor_ids) ORDER BY c.id) AS competitors
     FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     JOIN sports s ON s.id = c.sport_id LEFT JOIN competitors h ON h.id = m.home_id LEFT JOIN competitors a ON a.id = m.away_id
     WHERE m.status < ${EVENT_STATUS.closed} AND m.type IN ('match', 'outright') ORDER BY m.starts_at, m.id`,
    [],
  )
  return rows.flatMap((row): readonly OpenEvent[] => {
    const { id, provider, sport, league, starts_at: starts, ends_at: ends, home, away, name, competitors } = row
    const kind = home === null ? 'season' : 'match'
    const head = { id, provider, sport, league, startsAt: starts.getTime(), urn: row.urn || urn(provider, kind, id) }
    if (home !== null && away !== null) return [{ ...head, kind: 'match', home, away }]
    if (ends === null || competitors.length === 0) return []
    return [{ ...head, kind: 'outright', name: name ?? league, competitors, endsAt: ends.getTime() }]
  })
}
