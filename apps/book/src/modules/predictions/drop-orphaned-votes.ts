import type { Db } from '../../db/index.ts'

/** Deletes the votes on matches that have been removed. */
export async function dropOrphanedVotes(db: Db): Promise<void> {
  await db.query(
    'DELETE FROM prediction_votes v WHERE NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = v.match_id)',
    [],
  )
}
