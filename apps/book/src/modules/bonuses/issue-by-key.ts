import type { Db } from '../../db/index.ts'
import type { NewSeed } from '../../kernel/ports/seeds.ts'
import { issueBonus } from './issue-bonuses.ts'
import type { StoredBonus } from './load-bonuses.ts'

/** The result of giving a player a bonus. */
export type IssueOutcome = 'issued' | 'had_it' | 'no_such_bonus' | 'barred'

/** Gives a player what an operator's files call by a key, once per reference. Who is protected is given nothing. */
export async function issueByKey(
  db: Db,
  key: string,
  playerId: number,
  reference: string,
  now: number,
  newSeed?: NewSeed,
): Promise<IssueOutcome> {
  const [row] = await db.query<{
    id: number
    definition: StoredBonus['definition']
    valid_to: Date | null
    barred: boolean
  }>(
    `SELECT id, definition, valid_to, is_barred($2, $3) AS barred FROM bonuses
     WHERE key = $1 AND level_status IN ('active', 'created') AND (valid_to IS NULL OR valid_to > $3)`,
    [key, playerId, new Date(now)],
  )
  if (row === undefined) return 'no_such_bonus'
  if (row.barred) return 'barred'
  const bonus = { ...row, valid_to: row.valid_to?.getTime() ?? null }
  const id = await issueBonus(db, { bonus, playerId, source: `operator:${reference}`, now, newSeed })
  return id === null ? 'had_it' : 'issued'
}
