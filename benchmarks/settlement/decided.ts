import { EVENT_STATUS } from '@touchline/contract'
import type pg from 'pg'

const OPEN = `SELECT 1 FROM bet_legs WHERE match_id = $1 AND status = 'open' LIMIT 1`
const UNSENT = 'SELECT 1 FROM outbox WHERE id <= $1 LIMIT 1'
/** No bet waits longer than this for a result that is stored, in ms. */
const LONGEST_MS = 900_000

/** Ms since `begun` until no bet on a match is open. */
export function untilDecided(db: pg.Client, begun: number, eventId: number): Promise<number> {
  return untilNone(db, begun, OPEN, [eventId])
}

/** Ms since `begun` until every message to players that is stored now is sent. Messages of later bets do not count. */
export async function untilSent(db: pg.Client, begun: number): Promise<number> {
  const { rows } = await db.query<{ last: string | null }>('SELECT max(id) AS last FROM outbox')
  return untilNone(db, begun, UNSENT, [rows[0]?.last ?? 0])
}

async function untilNone(db: pg.Client, begun: number, sql: string, params: readonly unknown[]): Promise<number> {
  for (;;) {
    const { rowCount } = await db.query(sql, [...params])
    if (rowCount === 0) return performance.now() - begun
    if (performance.now() - begun > LONGEST_MS) throw new Error(`Rows were left after ${LONGEST_MS / 1_000} s: ${sql}`)
    await new Promise((next) => setTimeout(next, 50))
  }
}

/** Football matches of tomorrow, which the feed does not decide during the measurement. */
export async function matchesAhead(db: pg.Client, count: number): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT m.id FROM matches m JOIN tournaments t ON t.id = m.tournament_id JOIN categories c ON c.id = t.category_id
     WHERE m.type = 'match' AND m.status = ${EVENT_STATUS.prematch} AND c.sport_id = 1 AND m.starts_at > now() + interval '1 day'
     ORDER BY m.starts_at LIMIT $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`Too few matches ahead: ${rows.length} of ${count}`)
  return rows.map(({ id }) => id)
}
