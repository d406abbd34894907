import type { PlatformParts } from '../parts.ts'
import { countUnread } from './count-unread.ts'

/**
 * Marks a player's notifications as read, ids null meaning all, and publishes that to their other windows. Ids of other
 * players are passed over. Returns how many are unread now.
 */
export async function markRead(ports: PlatformParts, playerId: number, ids: readonly number[] | null): Promise<number> {
  const { db, clock, signals } = ports
  const unread = await db.tx(async (tx) => {
    const changed = await tx.query(
      `UPDATE notifications SET read_at = $3
       WHERE player_id = $1 AND read_at IS NULL AND ($2::bigint[] IS NULL OR id = ANY ($2::bigint[])) RETURNING 1`,
      [playerId, ids, new Date(clock.now())],
    )
    if (changed.length > 0) {
      await tx.query('SELECT outbox_append($1, $2)', [playerId, JSON.stringify([{ type: 'unread_counters_changed' }])])
    }
    return countUnread(tx, playerId)
  })
  signals.emit('outbox_appended', null)
  return unread
}
