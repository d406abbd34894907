import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'

/** Nothing has been hit yet. What concerns a player's own hits is asked by a player only. */
export async function getJackpotHits(
  _: BookContext,
  { query, player }: CallRequest<'getJackpotHits'>,
): Promise<CallAnswer<'getJackpotHits'> | Refusal> {
  const isPersonal = query.for_user === true || query.unseen === true
  return isPersonal && player === null ? refuse('unauthorized') : { data: [] }
}
