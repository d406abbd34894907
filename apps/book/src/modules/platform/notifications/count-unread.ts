import type { Db } from '../../../db/index.ts'

export async function countUnread(db: Db, playerId: number): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM notifications WHERE player_id = $1 AND read_at IS NULL',
    [playerId],
  )
  return row?.n ?? 0
}
