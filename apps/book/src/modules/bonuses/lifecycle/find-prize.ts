import type { Db } from '../../../db/index.ts'
import { isFreebet } from '../definition/definition.ts'
import type { StoredBonus } from '../load-bonuses.ts'

/** The free bet that a hunt awards; null where its key names none. */
export async function findPrize(
  db: Db,
  key: string,
): Promise<Pick<StoredBonus, 'id' | 'definition' | 'valid_to'> | null> {
  const [row] = await db.query<{ id: number; definition: StoredBonus['definition']; valid_to: Date | null }>(
    'SELECT id, definition, valid_to FROM bonuses WHERE key = $1',
    [key],
  )
  if (row === undefined || !isFreebet(row.definition)) return null
  return { ...row, valid_to: row.valid_to?.getTime() ?? null }
}
