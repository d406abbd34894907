import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { type Refusal, refuse } from '../../../../lib/refusal.ts'
import { runningPlaySession } from '../../sessions/play-session.ts'

/** Where no play has begun there is nothing to check: who polls this is told to stop by a bad request. */
export async function getPlaySession(
  context: BookContext,
  { player }: CallRequest<'getPlaySession'>,
): Promise<CallAnswer<'getPlaySession'> | Refusal> {
  const running = await runningPlaySession(context, player.sessionId)
  return running === null ? refuse('no_play_session') : { data: running }
}
