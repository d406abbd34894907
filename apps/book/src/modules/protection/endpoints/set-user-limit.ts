import { limitChange } from '@touchline/betting'
import type { CallBody } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { lockPlayer } from '../../platform/index.ts'
import { listLimits } from '../limits.ts'
import type { ProtectionPorts } from '../ports.ts'
import { startLimit } from '../start-limit.ts'

type Body = CallBody<'setUserLimit'>

interface Present {
  readonly id: number
  readonly amount: bigint
  readonly currency: string
}

const PRESENT = `SELECT id, amount, currency FROM player_limits
  WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3 AND ended_at IS NULL AND amount IS NOT NULL`
/** A wish takes the place of the one before; without one nothing is wanted. */
const WISH = 'UPDATE player_limits SET next_amount = $2, confirm_from = $3, confirm_until = $4 WHERE id = $1'

/** What is wrong with a limit, by its field; null where nothing is. */
function faultOf({ currencies }: ProtectionPorts, { type, period, currency, time_zone }: Body) {
  if ((type === 'bet') !== (period === null)) return { path: 'body.period', message: 'One stake has no period' }
  if (!currencies.has(currency)) return { path: 'body.currency', message: 'This currency is not offered' }
  try {
    new Intl.DateTimeFormat('en', { timeZone: time_zone })
  } catch {
    return { path: 'body.time_zone', message: 'Not the name of a time zone' }
  }
  return null
}

export function setUserLimit(ports: ProtectionPorts): Handler<'setUserLimit'> {
  return async ({ player, body }) => {
    const { db, clock } = ports
    const { playerId } = player
    const now = clock.now()
    const fault = faultOf(ports, body)
    if (fault !== null) return refuse('validation', { details: [fault] })
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
        await startLimit(tx, { ...body, playerId, amount: change.amount, ends: present?.id ?? null, now })
      return true
    })
    if (!isTaken) {
      return refuse('validation', {
        details: [{ path: 'body.currency', message: 'The present limit has another currency' }],
      })
    }
    return { data: [...(await listLimits(db, playerId, now))] }
  }
}
