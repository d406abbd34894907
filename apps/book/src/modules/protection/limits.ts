import type { Limit, LimitStatus, LimitType } from '@touchline/contract'
import type { LimitStrategy } from '@touchline/contract/constants'
import type { Db } from '../../db/index.ts'

/** A limit as it is stored. Amounts in subunits, of limits on time in ms. */
export interface LimitRow {
  readonly id: number
  readonly type: LimitType
  readonly period: string | null
  readonly strategy: LimitStrategy | null
  readonly currency: string | null
  readonly amount: bigint | null
  readonly time_zone: string
  readonly is_imposed: boolean
  readonly created_at: Date
  readonly next_amount: bigint | null
  readonly confirm_from: Date | null
  readonly confirm_until: Date | null
  readonly disable_at: Date | null
  readonly ended_at: Date | null
  readonly used: bigint | null
}

const HOLDING = `
  SELECT *, CASE WHEN period IS NOT NULL THEN ceil(own_limit_used(id, $2))::bigint END AS used
  FROM player_limits WHERE player_id = $1 AND created_at <= $2 AND (ended_at IS NULL OR ended_at > $2) ORDER BY id`

/** Limits of a player that hold now. @param now Unix ms */
export async function listLimits(db: Db, playerId: number, now: number): Promise<readonly Limit[]> {
  const rows = await db.query<LimitRow & object>(HOLDING, [playerId, new Date(now)])
  return rows.map((row) => limitView(row, now))
}

/** A scheduled change is confirmed; one that waits for the player's second confirmation is not. */
function statusOf(row: LimitRow, now: number): LimitStatus {
  const { type, confirm_from: from, confirm_until: until, next_amount: next, disable_at, ended_at } = row
  if (ended_at !== null && ended_at.getTime() <= now) return 'disabled'
  if (type === 'selfexclusion' && ended_at !== null) return 'confirmed_disabled'
  if (type === 'selfexclusion' && disable_at !== null && disable_at.getTime() <= now) return 'unconfirmed_disabled'
  if (from === null || (until !== null && until.getTime() <= now)) return 'active'
  if (until === null) return next === null ? 'confirmed_disabled' : 'confirmed'
  return next === null ? 'unconfirmed_disabled' : 'unconfirmed'
}

/** What a limit is part of: less of the one is less of the other too. */
const PARENTS: { readonly [T in LimitType]?: LimitType } = { time: 'activity', sportsbook_session: 'session' }

/** A limit as the player sees it. @param now Unix ms */
export function limitView(row: LimitRow, now: number): Limit {
  // A request to end it lapses unless it was confirmed in time.
  const isWanted = row.confirm_from !== null && (row.confirm_until === null || row.confirm_until.getTime() > now)
  const end = row.amount === null ? (row.ended_at ?? row.disable_at) : row.ended_at
  return {
    id: row.id,
    type: row.type,
    strategy: row.strategy,
    status: statusOf(row, now),
    period: row.period,
    parent_type: PARENTS[row.type] ?? null,
    disable_at: end?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    amount: row.amount === null ? null : Number(row.amount),
    currency: row.currency,
    imposed: row.is_imposed,
    used: row.used === null ? null : Number(row.used),
    next_amount: isWanted && row.next_amount !== null ? Number(row.next_amount) : null,
    confirm_from: isWanted ? (row.confirm_from?.toISOString() ?? null) : null,
    confirm_until: isWanted ? (row.confirm_until?.toISOString() ?? null) : null,
  }
}
