import type { Db } from '../../../db/index.ts'

/** What a player who may edit the site is called; null for all others. */
export async function findOperator(db: Db, playerId: number): Promise<string | null> {
  const [row] = await db.query<{ name: string }>(
    `SELECT coalesce(email, auth_phone_number, 'player ' || id) AS name FROM players WHERE id = $1 AND is_operator`,
    [playerId],
  )
  return row?.name ?? null
}

/** Lets a player edit the site, or no more. */
export async function setOperator(db: Db, playerId: number, isOperator: boolean): Promise<void> {
  await db.query('UPDATE players SET is_operator = $2 WHERE id = $1', [playerId, isOperator])
}
