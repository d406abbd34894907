import type { Db } from '../../../db/index.ts'

/** Why an account takes part in no play: its player is too young, or the same person as one who is shut out. */
export type HoldReason = 'under_age' | 'same_person'

/** A hold that an operator has not ended. */
export interface Hold {
  readonly id: number
  readonly player: string
  readonly reason: HoldReason
  /** Who else it is, and by what they are known; of who is too young, the day of birth they gave. */
  readonly matched: string | null
  readonly kinds: readonly string[]
  readonly created_at: Date
}

const name = (alias: string) => `coalesce(${alias}.email, ${alias}.auth_phone_number, 'player ' || ${alias}.id)`
const LIST = `
  SELECT h.id, ${name('p')} AS player, h.reason, CASE WHEN m.id IS NOT NULL THEN ${name('m')} END AS matched, h.kinds, h.created_at
  FROM player_holds h JOIN players p ON p.id = h.player_id LEFT JOIN players m ON m.id = h.matched_id
  WHERE h.released_at IS NULL ORDER BY h.id LIMIT 500`

/** What waits for the operator, the oldest first. */
export function listHolds(db: Db): Promise<Hold[]> {
  return db.query<Hold & object>(LIST)
}

/**
 * Keeps an account out of play because its player states that they are too young; the day is not taken over, it may be
 * a slip.
 */
export async function holdUnderAge(tx: Db, playerId: number, bornOn: string, now: number): Promise<void> {
  await tx.query(
    `INSERT INTO player_holds (player_id, reason, kinds, created_at) VALUES ($1, 'under_age', ARRAY[$3], $2)
     ON CONFLICT DO NOTHING`,
    [playerId, new Date(now), bornOn],
  )
  await tx.query('SELECT hold_same_persons($1, $2)', [playerId, new Date(now)])
}

/** Ends every hold of an account; the same match holds it never again, and a day of birth can be given again. */
export async function releaseHolds(db: Db, playerId: number, now: number): Promise<number> {
  const rows = await db.query(
    'UPDATE player_holds SET released_at = $2 WHERE player_id = $1 AND released_at IS NULL RETURNING 1',
    [playerId, new Date(now)],
  )
  return rows.length
}
