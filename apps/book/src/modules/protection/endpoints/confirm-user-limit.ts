import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { lockPlayer } from '../../platform/index.ts'
import { type LimitRow, listLimits } from '../limits.ts'
import { policyOf } from '../policy-of.ts'
import type { ProtectionPorts } from '../ports.ts'
import { startLimit } from '../start-limit.ts'

const HELD = `SELECT *, NULL::bigint AS used FROM player_limits
  WHERE id = $1 AND player_id = $2 AND created_at <= $3 AND (ended_at IS NULL OR ended_at > $3)`
const END = 'UPDATE player_limits SET ended_at = $2 WHERE id = $1'

/** Whether now is the time for the second word to a change of a limit. */
function isDue({ confirm_from: from, confirm_until: until }: LimitRow, now: number): boolean {
  return from !== null && until !== null && from.getTime() <= now && now < until.getTime()
}

/** Whether an exclusion may be left: its time is over, and its player has not asked to leave yet. */
function isOver({ type, disable_at: at, ended_at: ended }: LimitRow, now: number): boolean {
  return type === 'selfexclusion' && ended === null && at !== null && at.getTime() <= now
}

export function confirmUserLimit({ db, clock, terms }: ProtectionPorts): Handler<'confirmUserLimit'> {
  return async ({ player, params, country }) => {
    const { playerId } = player
    const now = clock.now()
    if (params.id > 2_147_483_647) return refuse('not_found')
    const { returnDelayMs } = await policyOf(db, terms, playerId, country)
    const refusal = await db.tx(async (tx) => {
      await lockPlayer(tx, playerId)
      const [limit] = await tx.query<LimitRow & object>(HELD, [params.id, playerId, new Date(now)])
      if (limit === undefined) return 'not_found' as const
      if (isOver(limit, now)) {
        // Coming back takes its time, so that it is no decision of a moment.
        await tx.query(END, [limit.id, new Date(now + returnDelayMs)])
        return null
      }
      if (!isDue(limit, now)) return 'limit_not_due' as const
      const { next_amount: amount } = limit
      if (amount === null) await tx.query(END, [limit.id, new Date(now)])
      else await startLimit(tx, { ...limit, playerId, amount, ends: limit.id, from: now, now })
      return null
    })
    return refusal === null ? { data: [...(await listLimits(db, playerId, now))] } : refuse(refusal)
  }
}
