import { NEW_PLAYER_DAYS } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'

const DAY_MS = 86_400_000

interface Row {
  readonly is_new: boolean
  readonly is_verified: boolean
  readonly is_operator: boolean
  readonly own: readonly string[]
}

/** Groups a player is in: those of the product, then those that the operator has put them in. */
export async function findGroups(db: Db, playerId: number, now: number): Promise<readonly string[]> {
  const [row] = await db.query<Row>(
    `SELECT created_at > $2 AS is_new, auth_phone_number IS NOT NULL AS is_verified, is_operator,
       ARRAY(SELECT group_id FROM player_groups WHERE player_id = players.id ORDER BY group_id) AS own
     FROM players WHERE id = $1`,
    [playerId, new Date(now - NEW_PLAYER_DAYS * DAY_MS)],
  )
  if (row === undefined) return []
  const { is_new, is_verified, is_operator, own } = row
  const ofProduct = ['player', is_new && 'new-player', is_verified && 'verified', is_operator && 'operator']
  return [...ofProduct.filter((name) => name !== false), ...own]
}

/** Puts a player into a group, or takes them out of it. */
export async function setGroup(db: Db, playerId: number, group: string, isIn: boolean, now: number): Promise<void> {
  if (isIn)
    await db.query(
      'INSERT INTO player_groups (player_id, group_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [playerId, group, new Date(now)],
    )
  else await db.query('DELETE FROM player_groups WHERE player_id = $1 AND group_id = $2', [playerId, group])
}
