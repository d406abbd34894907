import { limitChange, type ProtectionPolicy } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import { lockPlayer } from '../platform/index.ts'
import { type LimitKind, startLimit } from './start-limit.ts'

/** A limit as it is to be. */
export interface WantedLimit extends LimitKind {
  readonly playerId: number
  /** Of money; null where the amount is ms. */
  readonly currency: string | null
  /** In subunits or ms; null lifts it. */
  readonly amount: bigint | null
  readonly timeZone: string
  /** Unix ms. */
  readonly now: number
}

interface Present {
  readonly id: number
  readonly amount: bigint
  readonly currency: string | null
  readonly time_zone: string
}

const SAME = `player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3 AND strategy IS NOT DISTINCT FROM $4
  AND NOT is_imposed AND amount IS NOT NULL`
/** A limit that was scheduled to replace it is dropped. */
const FORGET = `DELETE FROM player_limits WHERE ${SAME} AND created_at > $5`
const PRESENT = `SELECT id, amount, currency, time_zone FROM player_limits
  WHERE ${SAME} AND created_at <= $5 AND (ended_at IS NULL OR ended_at > $5)`
/** A wish takes the place of the one before; without one nothing is wanted. */
const WISH = `UPDATE player_limits SET next_amount = $2, confirm_from = $3, confirm_until = $4, ended_at = $5 WHERE id = $1`

/**
 * Changes a player's limit by the policy's rules. A change keeps the time zone, so that no period restarts.
 * Returns what is against it, or null.
 */
export async function changeLimit(
  db: Db,
  wanted: WantedLimit,
  policy: ProtectionPolicy,
): Promise<'limit_in_other_currency' | 'limit_kept' | null> {
  const { playerId, type, period, strategy, currency, now } = wanted
  const kind = [playerId, type, period, strategy, new Date(now)]
  return db.tx(async (tx) => {
    await lockPlayer(tx, playerId)
    const [present] = await tx.query<Present & object>(PRESENT, kind)
    // By another currency nothing can be distinguished as stricter.
    if (present !== undefined && present.currency !== currency) return 'limit_in_other_currency'
    const isLifted = wanted.amount === null && present !== undefined
    if (isLifted && type === 'deposit' && policy.keepsDepositLimit && (await isLastOne(tx, wanted, present.id)))
      return 'limit_kept'
    await tx.query(FORGET, kind)
    const change = limitChange(present?.amount ?? null, wanted.amount, now, policy)
    const begins = { ...wanted, time_zone: present?.time_zone ?? wanted.timeZone, is_imposed: false }
    if (present !== undefined && change.kind === 'later') {
      const from = new Date(change.confirmFrom)
      const isAutomatic = change.confirmUntil === null
      const until = isAutomatic ? null : new Date(change.confirmUntil)
      await tx.query(WISH, [present.id, change.amount, from, until, isAutomatic ? from : null])
      if (isAutomatic && change.amount !== null)
        await startLimit(tx, { ...begins, amount: change.amount, ends: present.id, from: change.confirmFrom })
      return null
    }
    if (present !== undefined) await tx.query(WISH, [present.id, null, null, null, null])
    if (change.kind === 'none' || change.amount === null) return null
    const from = change.kind === 'later' ? change.confirmFrom : now
    await startLimit(tx, { ...begins, amount: change.amount, ends: present?.id ?? null, from })
    return null
  })
}

const OTHERS = `SELECT 1 FROM player_limits WHERE player_id = $1 AND type = 'deposit' AND id <> $2 AND created_at <= $3
  AND ended_at IS NULL AND (confirm_from IS NULL OR next_amount IS NOT NULL) LIMIT 1`

/** Whether no other limit on deposits stays. */
async function isLastOne(tx: Db, { playerId, now }: WantedLimit, id: number): Promise<boolean> {
  return (await tx.query(OTHERS, [playerId, id, new Date(now)])).length === 0
}
