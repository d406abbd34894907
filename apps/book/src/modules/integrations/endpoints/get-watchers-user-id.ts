import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'

export async function getWatchersUserId(
  { pseudonyms }: BookContext,
  { player }: CallRequest<'getWatchersUserId'>,
): Promise<CallAnswer<'getWatchersUserId'>> {
  return { data: { user_id: pseudonyms.of('watchersio', player.playerId) } }
}
