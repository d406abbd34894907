import { limitChange } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { lockPlayer } from '../../platform/index.ts'
import { listLimits } from '../limits.ts'
import type { ProtectionPorts } from '../ports.ts'
import { startLimit } from '../start-limit.ts'

interface Present {
  readonly id: number
  readonly amount: bigint
  readonly currency: string
}

const PRESENT = `SELECT id, amount, currency FROM player_limits
  WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3 AND ended_at IS NULL AND amount IS NOT NULL`
/** A wish takes the place of the one before; without one nothing is wanted. */
const WISH = 'UPDATE player_limits SET next_amount = $2, confirm_from = $3, confirm_until = $4 WHERE id = $1'

function zoneOf(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

export function setUserLimit(ports: ProtectionPorts): Handler<'setUserLimit'> {
  return async ({ player, body }) => {
    const { db, clock } = ports
    const { playerId } = player
    const now = clock.now()
    if (!ports.currencies.has(body.currency)) return refuse('currency_not_offered')
    const isTaken = await db.tx(async (tx) => {
      await lockPlayer(tx, playerId)
      const [present] = await tx.query<Present & object>(PRESENT, [playerId, body.type, body.period])
      // By another currency nothing can be told apart as stricter.
      if (present !== undefined && present.currency !== body.currency) return false
      const wanted = body.amount === null ? null : BigInt(body.amount)
      const change = limitChange(present?.amount ?? null, wanted, now)
      if (change.kind === 'later' && present !== undefined) {
        await tx.query(WISH, [present.id, change.amount, new Date(change.confirmFrom), new Date(change.confirmUntil)])
      } else if (present !== undefined) await tx.query(WISH, [present.id, null, null, null])
      if (change.kind === 'at_once')
        await startLimit(tx, {
          ...body,
          time_zone: zoneOf(body.time_zone),
          playerId,
          amount: change.amount,
          ends: present?.id ?? null,
          now,
        })
      return true
    })
    if (!isTaken) return refuse('currency_not_offered')
    return { data: [...(await listLimits(db, playerId, now))] }
  }
}
