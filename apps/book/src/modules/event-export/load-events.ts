import type { Db } from '../../db/index.ts'
import type { ExportedEvent } from './exported-event.ts'

/** Events after a position, in order. */
export async function loadEvents(db: Db, after: bigint, most: number): Promise<readonly ExportedEvent[]> {
  const rows = await db.query<Omit<ExportedEvent, 'position' | 'at'> & { position: bigint; at: Date }>(
    'SELECT position, type, at, player_id, data FROM exported_events WHERE position > $1 ORDER BY position LIMIT $2',
    [after, most],
  )
  return rows.map((row) => ({ ...row, position: String(row.position), at: row.at.toISOString() }))
}

/** Drops events that are older than `before` (Unix ms) and that every receiver has. */
export async function dropOldEvents(db: Db, before: number): Promise<void> {
  await db.query(
    `DELETE FROM exported_events WHERE at < $1 AND position <= coalesce(
       (SELECT min(position) FROM event_receivers WHERE removed_at IS NULL), position)`,
    [new Date(before)],
  )
}
