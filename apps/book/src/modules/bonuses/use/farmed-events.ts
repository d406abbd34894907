import type { Db } from '../../../db/index.ts'

/** Events that have counted for what a player hunts, by the id of what they have. */
export async function loadFarmed(db: Db, playerId: number): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await db.query<{ issue_id: number; events: number[] }>(
    `SELECT f.issue_id, jsonb_agg(f.event_id ORDER BY f.event_id) AS events FROM farmed_events f
     JOIN player_bonuses i ON i.id = f.issue_id WHERE i.player_id = $1 GROUP BY f.issue_id`,
    [playerId],
  )
  return new Map(rows.map(({ issue_id, events }) => [issue_id, new Set(events)]))
}
