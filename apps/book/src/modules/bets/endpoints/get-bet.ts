import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { loadBets } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { viewBets } from '../views/view-bets.ts'

/** Another player's bet is reported as not found, so that its existence is not revealed. */
export function getBet(ports: BetsParts): Handler<'getBet'> {
  return async ({ params, player, locale }) => {
    const [bet] = await loadBets(ports.db, [params.id])
    if (bet === undefined || bet.playerId !== player.playerId) return refuse('not_found')
    const [view] = await viewBets(ports, [bet], locale)
    return view === undefined ? refuse('not_found') : { data: view }
  }
}
