import type { Handler } from '../../../../kernel/handler.ts'
import { refuse } from '../../../../kernel/refusal.ts'
import type { PlatformParts } from '../../parts.ts'

/** Another player's session is not found. Ending the own one is signing out. */
export function endSession({ db, signals }: PlatformParts): Handler<'endSession'> {
  return async ({ params, player, cookie }) => {
    const ended = await db.query('DELETE FROM sessions WHERE id = $1 AND player_id = $2 RETURNING 1', [
      params.id,
      player.playerId,
    ])
    if (ended.length === 0) return refuse('not_found')
    signals.emit('session_ended', null)
    if (params.id === player.sessionId) cookie.clear()
    return null
  }
}
