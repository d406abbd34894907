import type { AvailableBonuses, CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'

const NOTHING: AvailableBonuses = {
  comboboost: null,
  freebet: [],
  hunting: null,
  lootbox: null,
  tournament: null,
  jackpots: [],
}

/** No bonus is on offer yet, so no bet can use one. */
export async function findAvailableBonuses(
  _: BookContext,
  { body }: CallRequest<'findAvailableBonuses'>,
): Promise<CallAnswer<'findAvailableBonuses'>> {
  return { data: body.bets.map(() => NOTHING) }
}
