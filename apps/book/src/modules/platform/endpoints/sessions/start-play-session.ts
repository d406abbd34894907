import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { playSession } from '../../sessions/play-session.ts'

export async function startPlaySession(
  context: BookContext,
  { player }: CallRequest<'startPlaySession'>,
): Promise<CallAnswer<'startPlaySession'>> {
  return { data: await playSession(context, player.sessionId, false) }
}
