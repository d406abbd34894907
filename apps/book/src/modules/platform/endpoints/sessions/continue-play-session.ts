import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../../context.ts'
import type { CallRequest } from '../../../../http/handler.ts'
import { playSession } from '../../sessions/play-session.ts'

export async function continuePlaySession(
  context: BookContext,
  { player }: CallRequest<'continuePlaySession'>,
): Promise<CallAnswer<'continuePlaySession'>> {
  return { data: await playSession(context, player.sessionId, true) }
}
