import { DEFAULT_POLICY, type ProtectionPolicy } from '@touchline/betting'
import type { Db } from '../../db/index.ts'
import { lockPlayer } from '../platform/index.ts'

/** A deposit that is about to begin. */
export interface WantedDeposit {
  readonly playerId: number
  /** In subunits, above 0. */
  readonly amount: bigint
  readonly currency: string
  /** Wall time in ms. */
  readonly at: number
}

/** Why a deposit is not begun; the names are errors of the contract. */
export type DepositRefusal =
  | 'under_age'
  | 'account_held'
  | 'excluded'
  | 'deposit_limit_reached'
  | 'deposit_limit_needed'

const REFUSAL = 'SELECT own_deposit_refusal($1, $2, $3, $4) AS refusal'
const HOLDS = `SELECT 1 FROM player_limits WHERE player_id = $1 AND type = 'deposit' AND created_at <= $2
  AND (ended_at IS NULL OR ended_at > $2) LIMIT 1`

/**
 * Why the player's own limits refuse a deposit; null where they allow it. Call it before the deposit begins, in the
 * transaction that stores its begin: the player is locked until that ends, so that of two deposits at once the second
 * sees the first. A stored deposit counts as booked (SQL function `pending_deposits`) until it has failed, and is not
 * checked again when the money arrives.
 * @param policy the rules of where the player lives
 */
export async function depositRefusal(
  tx: Db,
  { playerId, amount, currency, at }: WantedDeposit,
  policy: ProtectionPolicy = DEFAULT_POLICY,
): Promise<DepositRefusal | null> {
  await lockPlayer(tx, playerId)
  const now = new Date(at)
  const [row] = await tx.query<{ refusal: DepositRefusal | null }>(REFUSAL, [playerId, now, amount, currency])
  if (row?.refusal != null) return row.refusal
  if (!policy.needsDepositLimit) return null
  return (await tx.query(HOLDS, [playerId, now])).length === 0 ? 'deposit_limit_needed' : null
}
