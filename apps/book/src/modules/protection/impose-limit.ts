import type { LimitType } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import { lockPlayer } from '../platform/index.ts'
import { startLimit } from './start-limit.ts'

const PRESENT = `SELECT id FROM player_limits WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3
  AND is_imposed AND amount IS NOT NULL AND ended_at IS NULL`
const END = 'UPDATE player_limits SET ended_at = $2 WHERE id = $1'
const END_PAUSES = `UPDATE player_limits SET ended_at = $2 WHERE player_id = $1 AND is_imposed AND amount IS NULL
  AND (ended_at IS NULL OR ended_at > $2) RETURNING 1`

/** A limit of the operator's, by the calendar in UTC. */
export interface ImposedLimit {
  readonly playerId: number
  readonly type: LimitType
  readonly period: string | null
  /** In subunits or ms; null lifts it. */
  readonly amount: bigint | null
  /** Null where the amount is ms. */
  readonly currency: string | null
  /** Unix ms. */
  readonly now: number
}

/** The operator sets a limit beside the player's own, changes or lifts it; it holds at once. */
export async function imposeLimit(db: Db, limit: ImposedLimit): Promise<void> {
  const { playerId, type, period, amount, now } = limit
  await db.tx(async (tx) => {
    await lockPlayer(tx, playerId)
    const [present] = await tx.query<{ id: number }>(PRESENT, [playerId, type, period])
    if (amount !== null) {
      const strategy = period === null ? null : 'calendar'
      const ends = present?.id ?? null
      await startLimit(tx, { ...limit, amount, strategy, time_zone: 'UTC', is_imposed: true, ends, from: now })
    } else if (present !== undefined) await tx.query(END, [present.id, new Date(now)])
  })
}

/** Breaks and exclusions that the operator began end; those of players do not. @returns how many did */
export async function endImposedPauses(db: Db, playerId: number, now: number): Promise<number> {
  return (await db.query(END_PAUSES, [playerId, new Date(now)])).length
}
