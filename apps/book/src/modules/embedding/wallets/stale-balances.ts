import type { Db } from '../../../db/index.ts'
import { ANSWER_MS } from './ask-host.ts'

const SHORTEST_MS = ANSWER_MS + 1_000
const LONGEST_MS = 3_600_000

/**
 * Marks the balance of an account as out of date until the host has responded. The worker requests it again, after
 * pauses as long as it has been out of date (4 s to an hour).
 */
export async function markStale(db: Db, accountId: bigint, now: number): Promise<void> {
  await db.query(
    `UPDATE host_accounts SET stale_since = coalesce(stale_since, $2), ask_at = $2::timestamptz
       + least(greatest($2 - coalesce(stale_since, $2), $3 * interval '1 millisecond'), $4 * interval '1 millisecond')
     WHERE account_id = $1`,
    [accountId, new Date(now), SHORTEST_MS, LONGEST_MS],
  )
}

/**
 * Marks the balance of a player as out of date; the worker requests it at once. Does nothing for players whose money
 * the book keeps.
 */
export async function markChanged(db: Db, playerId: number, now: number): Promise<void> {
  await db.query(
    `UPDATE host_accounts h SET stale_since = coalesce(stale_since, $2), ask_at = $2 FROM wallet_accounts a
     WHERE a.id = h.account_id AND a.player_id = $1`,
    [playerId, new Date(now)],
  )
}

/**
 * Takes accounts whose balance is to be requested from their host again; another process takes them after the next
 * pause.
 */
export async function takeStale(db: Db, now: number, most: number): Promise<readonly bigint[]> {
  const rows = await db.query<{ id: bigint }>(
    `UPDATE host_accounts h SET ask_at = $1::timestamptz + $2 * interval '1 millisecond'
     WHERE account_id IN (SELECT account_id FROM host_accounts WHERE ask_at <= $1 ORDER BY ask_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING h.account_id AS id`,
    [new Date(now), SHORTEST_MS, most],
  )
  return rows.map(({ id }) => id)
}
