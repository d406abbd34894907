import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import type { Reference } from '../reference/reference.ts'
import { EVENT_COLUMNS, type EventRow, entryOfEvent } from './event-row.ts'

/** Events that have left memory, by id. */
export async function findStored(
  { db, reference }: Pick<Catalogue, 'db' | 'reference'>,
  ids: readonly number[],
): Promise<readonly EventEntry[]> {
  if (ids.length === 0) return []
  const known: Reference = reference()
  const rows = await db.query<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM matches m WHERE m.id = ANY ($1::int[]) ORDER BY m.type, m.id`,
    [ids],
  )
  return rows.map((row) => entryOfEvent(row, known)).filter((entry) => entry !== null)
}
