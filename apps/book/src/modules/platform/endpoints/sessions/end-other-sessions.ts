import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'

export function endOtherSessions({ db, signals }: PlatformParts): Handler<'endOtherSessions'> {
  return async ({ player }) => {
    const ended = await db.query('DELETE FROM sessions WHERE player_id = $1 AND id <> $2 RETURNING 1', [
      player.playerId,
      player.sessionId,
    ])
    if (ended.length > 0) signals.emit('session_ended', null)
    return { data: { ended: ended.length } }
  }
}
