import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'

/** Another player's session is not found. Ending the own one is signing out. */
export async function endSession(
  { db }: BookContext,
  { params, player, cookie }: CallRequest<'endSession'>,
): Promise<null | Refusal> {
  const ended = await db.query('DELETE FROM sessions WHERE id = $1 AND player_id = $2 RETURNING 1', [
    params.id,
    player.playerId,
  ])
  if (ended.length === 0) return refuse('not_found')
  if (params.id === player.sessionId) cookie.clear()
  return null
}
