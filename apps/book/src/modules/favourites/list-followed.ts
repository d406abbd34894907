import type { FavouriteType } from '@touchline/contract'
import type { Db } from '../../db/index.ts'

/** Ids of what a player follows, with since when. */
export async function listFollowed(db: Db, playerId: number, type: FavouriteType): Promise<ReadonlyMap<number, Date>> {
  const rows = await db.query<{ object_id: number; created_at: Date }>(
    'SELECT object_id, created_at FROM favourites WHERE player_id = $1 AND type = $2',
    [playerId, type],
  )
  return new Map(rows.map((row) => [row.object_id, row.created_at]))
}

/** Events a player follows. */
export async function followedEvents(db: Db, playerId: number): Promise<ReadonlySet<number>> {
  return new Set((await listFollowed(db, playerId, 'events')).keys())
}
