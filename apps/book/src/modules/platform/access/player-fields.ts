import type { Db } from '../../../db/index.ts'

/** Which of the fields that a player may have to fill in are known; a phone counts once it is verified. */
export interface PlayerFields {
  readonly first_name: boolean
  readonly last_name: boolean
  readonly phone: boolean
}

export async function findPlayerFields(db: Db, playerId: number): Promise<PlayerFields> {
  const [row] = await db.query<PlayerFields & object>(
    `SELECT first_name IS NOT NULL AS first_name, last_name IS NOT NULL AS last_name, auth_phone_number IS NOT NULL AS phone
     FROM players WHERE id = $1`,
    [playerId],
  )
  return row ?? { first_name: false, last_name: false, phone: false }
}
