import type { Db } from '../../db/index.ts'

const SEEN = `UPDATE jackpot_hits SET seen_at = $3 WHERE player_id = $1 AND id = ANY ($2::bigint[]) AND seen_at IS NULL`

/** Marks a player's own hits as seen; other ids are left alone. @param now Unix ms */
export async function markHitsSeen(db: Db, playerId: number, hitIds: readonly number[], now: number): Promise<void> {
  if (hitIds.length > 0) await db.query(SEEN, [playerId, hitIds, new Date(now)])
}
