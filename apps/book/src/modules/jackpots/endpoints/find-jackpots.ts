import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'

/** No jackpot is in play yet, so no bet takes part in one. */
export async function findJackpots(
  _: BookContext,
  { body }: CallRequest<'findJackpots'>,
): Promise<CallAnswer<'findJackpots'>> {
  return { data: body.bets.map(() => ({ jackpots: [] })) }
}
