import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { ProtectionPorts } from '../ports.ts'

const HELD = `id IN (SELECT l.id FROM player_limits l WHERE l.player_id = $1 AND l.type = 'activity' AND l.created_at <= $2
  AND (l.ended_at IS NULL OR l.ended_at > $2))`
/** A minute counts once, from however many tabs and devices it is reported. */
const NOTE = `INSERT INTO player_minutes (player_id, kind, minute) SELECT $1, 'active', date_trunc('minute', $2::timestamptz)
  WHERE EXISTS (SELECT 1 FROM player_limits WHERE ${HELD}) ON CONFLICT DO NOTHING`
const REACHED = `SELECT 1 FROM player_limits WHERE ${HELD} AND own_limit_used(id, $2) >= amount LIMIT 1`

export function trackActivity({ db, clock }: ProtectionPorts): Handler<'trackActivity'> {
  return async ({ player: { playerId } }) => {
    const at = new Date(clock.now())
    if ((await db.query(REACHED, [playerId, at])).length > 0) return refuse('activity_limit_reached')
    await db.query(NOTE, [playerId, at])
    return (await db.query(REACHED, [playerId, at])).length > 0 ? refuse('activity_limit_reached') : null
  }
}
