import type { Catalogue } from '../catalogue.ts'
import type { EventEntry } from '../events/event-entry.ts'
import {
  entryOfOutright,
  entryOfRow,
  MATCH_COLUMNS,
  type MatchRow,
  OUTRIGHT_COLUMNS,
  type OutrightRow,
} from './match-row.ts'

/** Events that have left memory, by id. */
export async function findStored({ db, reference }: Catalogue, ids: readonly number[]): Promise<readonly EventEntry[]> {
  if (ids.length === 0) return []
  const known = reference()
  const matches = await db.query<MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id = ANY ($1::int[]) AND m.type = 'match' ORDER BY m.id`,
    [ids],
  )
  const entries: (EventEntry | null)[] = matches.map((row) => entryOfRow(row, known))
  if (matches.length < ids.length) {
    const outrights = await db.query<OutrightRow>(
      `SELECT ${OUTRIGHT_COLUMNS} FROM matches m WHERE m.id = ANY ($1::int[]) AND m.type = 'outright' ORDER BY m.id`,
      [ids],
    )
    entries.push(...outrights.map((row) => entryOfOutright(row, known)))
  }
  return entries.filter((entry) => entry !== null)
}
