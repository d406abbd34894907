import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'

export async function endOtherSessions(
  { db }: BookContext,
  { player }: CallRequest<'endOtherSessions'>,
): Promise<CallAnswer<'endOtherSessions'>> {
  const ended = await db.query('DELETE FROM sessions WHERE player_id = $1 AND id <> $2 RETURNING 1', [
    player.playerId,
    player.sessionId,
  ])
  return { data: { ended: ended.length } }
}
