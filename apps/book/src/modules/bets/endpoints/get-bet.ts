import type { CallAnswer } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { type Refusal, refuse } from '../../../lib/refusal.ts'
import { loadBets } from '../load-bets.ts'
import { viewBets } from '../views/view-bets.ts'

/** Another player's bet is not found: that it exists is not told either. */
export async function getBet(
  context: BookContext,
  { params, player, locale }: CallRequest<'getBet'>,
): Promise<CallAnswer<'getBet'> | Refusal> {
  const [bet] = await loadBets(context.db, [params.id])
  if (bet === undefined || bet.playerId !== player.playerId) return refuse('not_found')
  const [view] = await viewBets(context, [bet], locale)
  return view === undefined ? refuse('not_found') : { data: view }
}
