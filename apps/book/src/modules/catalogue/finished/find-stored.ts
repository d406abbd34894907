import type { Catalogue } from '../catalogue.ts'
import type { MatchEntry } from '../events/event-entry.ts'
import { entryOfRow, MATCH_COLUMNS, type MatchRow } from './match-row.ts'

/** Matches that have left memory, by id. */
export async function findStored({ db, reference }: Catalogue, ids: readonly number[]): Promise<readonly MatchEntry[]> {
  if (ids.length === 0) return []
  const rows = await db.query<MatchRow>(
    `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id = ANY ($1::int[]) AND m.type = 'match' ORDER BY m.id`,
    [ids],
  )
  const known = reference()
  return rows.map((row) => entryOfRow(row, known)).filter((entry) => entry !== null)
}
