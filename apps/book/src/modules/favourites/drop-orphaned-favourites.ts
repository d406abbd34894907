import type { Db } from '../../db/index.ts'

/** Deletes favourites of events that have been removed. */
export async function dropOrphanedFavourites(db: Db): Promise<void> {
  await db.query(
    `DELETE FROM favourites f
     WHERE f.type = 'events' AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = f.object_id)`,
    [],
  )
}
