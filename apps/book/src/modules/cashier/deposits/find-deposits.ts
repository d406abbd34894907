import type { Db } from '../../../db/index.ts'
import type { MethodRow } from '../payment-methods.ts'
import { DEPOSITS_WITH_METHODS, type DepositRow } from './deposit-row.ts'

type Found = DepositRow & MethodRow

/**
 * The deposit that a player began with a key, and the amount and currency of that request; null where there is none.
 */
export async function findByKey(
  db: Db,
  playerId: number,
  key: string,
): Promise<(Found & { readonly body_hash: string }) | null> {
  const [row] = await db.query<Found & { body_hash: string }>(
    `SELECT found.*, i.body_hash FROM (${DEPOSITS_WITH_METHODS}) found JOIN deposit_intents i USING (id)
     WHERE i.player_id = $1 AND i.key = $2`,
    [playerId, key],
  )
  return row ?? null
}

/** A player's deposit; null where they have none of this id. */
export async function findDeposit(db: Db, playerId: number, id: number): Promise<Found | null> {
  const [row] = await db.query<Found & object>(
    `${DEPOSITS_WITH_METHODS} WHERE d.player_id = $1 AND d.id = $2::bigint`,
    [playerId, id],
  )
  return row ?? null
}

/** A player's deposits, newest first. */
export function listDeposits(
  db: Db,
  playerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Found[]> {
  return db.query<Found & object>(
    `${DEPOSITS_WITH_METHODS} WHERE d.player_id = $1 ORDER BY d.id DESC LIMIT $2 OFFSET $3`,
    [playerId, limit, offset],
  )
}
