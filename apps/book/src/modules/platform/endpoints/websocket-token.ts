import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'

export async function websocketToken(
  { tokens }: BookContext,
  { player }: CallRequest<'websocketToken'>,
): Promise<CallAnswer<'websocketToken'>> {
  return { data: { token: tokens.connection(player === null ? '' : String(player.playerId)) } }
}
