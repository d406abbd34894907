import type { LimitType } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import { shortenSessions } from '../platform/index.ts'

/** A limit by what it counts and over which time. */
export interface LimitKind {
  readonly type: LimitType
  readonly period: string | null
  /** Null where it has no period. */
  readonly strategy: string | null
}

export interface NewLimit extends LimitKind {
  readonly playerId: number
  /** Of money; null where the amount is ms. */
  readonly currency: string | null
  /** In subunits or ms. */
  readonly amount: bigint
  readonly time_zone: string
  /** The operator has set it. */
  readonly is_imposed: boolean
  /** The limit whose place it takes; null: there was none. */
  readonly ends: number | null
  /** When it begins to hold, in Unix ms. */
  readonly from: number
  /** Unix ms. */
  readonly now: number
}

/** A limit that holds from now on or later, inside a transaction that holds its player. */
export async function startLimit(tx: Db, limit: NewLimit): Promise<void> {
  const from = new Date(limit.from)
  if (limit.ends !== null) await tx.query('UPDATE player_limits SET ended_at = $2 WHERE id = $1', [limit.ends, from])
  await tx.query(
    `INSERT INTO player_limits (player_id, type, period, strategy, currency, amount, time_zone, is_imposed, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      limit.playerId,
      limit.type,
      limit.period,
      limit.strategy,
      limit.currency,
      limit.amount,
      limit.time_zone,
      limit.is_imposed,
      from,
    ],
  )
  // Being signed in for long ends where it is already too long.
  if (limit.type === 'session' && limit.from <= limit.now)
    await shortenSessions(tx, limit.playerId, Number(limit.amount), limit.now)
}
