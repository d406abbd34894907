import type { Handler } from '../../../kernel/handler.ts'
import { endAllSessions } from '../../platform/index.ts'
import { type LimitRow, limitView } from '../limits.ts'
import type { ProtectionPorts } from '../ports.ts'

const DAY_MS = 24 * 3_600_000
const START = `
  INSERT INTO player_limits (player_id, type, created_at, disable_at, ended_at) VALUES ($1, $2, $3, $4, $5)
  RETURNING *, NULL::bigint AS used`

/** A break ends by itself; an exclusion when the player has said so after its time. Both end every session now. */
export function excludePlayer({ db, clock, signals }: ProtectionPorts): Handler<'excludePlayer'> {
  return async ({ player, body, cookie }) => {
    const now = clock.now()
    const until = new Date(now + body.days * DAY_MS)
    const ended = body.type === 'coolingoff' ? until : null
    const row = await db.tx(async (tx) => {
      const [made] = await tx.query<LimitRow & object>(START, [player.playerId, body.type, new Date(now), until, ended])
      await endAllSessions(tx, player.playerId)
      return made
    })
    if (row === undefined) throw new Error('A limit was stored and not answered')
    signals.emit('session_ended', null)
    cookie.clear()
    return { data: limitView(row, now) }
  }
}
