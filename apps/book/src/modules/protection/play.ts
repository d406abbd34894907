import type { PlaySession } from '@touchline/contract'
import type { Db } from '../../db/index.ts'

interface PlayRow {
  readonly started_at: Date
  readonly continued_at: Date | null
  readonly check_ms: string | null
  readonly check_at: Date | null
  readonly limit_at: Date | null
  readonly currency: string
  readonly staked: string
  readonly won: string
}

const RUNNING = `
  SELECT s.started_at, s.continued_at, l.check_ms, l.check_at, l.limit_at, t.currency, t.staked, t.won
  FROM play_sessions s CROSS JOIN LATERAL play_limits(s.player_id, $2) l CROSS JOIN LATERAL play_tally(s.player_id, s.started_at) t
  WHERE s.player_id = $1 AND (is_playing(s.seen_at, $2) OR l.rest_until IS NOT NULL)`

const time = (at: Date | null) => at?.toISOString() ?? null

/** The play of a player that is going on, or rests at its limit; null where there is none. @param now Unix ms */
export async function findPlay(db: Db, playerId: number, now: number): Promise<PlaySession | null> {
  const [row] = await db.query<PlayRow & object>(RUNNING, [playerId, new Date(now)])
  if (row === undefined) return null
  return {
    started_at: row.started_at.toISOString(),
    continued_at: time(row.continued_at),
    reality_check_ms: row.check_ms === null ? null : Number(row.check_ms),
    reality_check_at: time(row.check_at),
    limit_reached_at: time(row.limit_at),
    played_ms: Math.max(0, now - row.started_at.getTime()),
    currency: row.currency,
    staked: Number(row.staked),
    won: Number(row.won),
  }
}

/** Whether a limit on time holds play up. */
export function isOver({ limit_reached_at: at }: PlaySession, now: number): boolean {
  return at !== null && Date.parse(at) <= now
}
