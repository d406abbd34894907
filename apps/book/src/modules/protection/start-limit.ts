import type { Db } from '../../db/index.ts'

export interface NewLimit {
  readonly playerId: number
  readonly type: string
  readonly period: string | null
  readonly currency: string
  /** In subunits. */
  readonly amount: bigint
  readonly time_zone: string
  /** The limit whose place it takes; null: there was none. */
  readonly ends: number | null
  /** Unix ms. */
  readonly now: number
}

/** A limit that holds from now on, inside a transaction that holds its player. */
export async function startLimit(tx: Db, limit: NewLimit): Promise<void> {
  const now = new Date(limit.now)
  if (limit.ends !== null) await tx.query('UPDATE player_limits SET ended_at = $2 WHERE id = $1', [limit.ends, now])
  await tx.query(
    `INSERT INTO player_limits (player_id, type, period, currency, amount, time_zone, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [limit.playerId, limit.type, limit.period, limit.currency, limit.amount, limit.time_zone, now],
  )
}
