import type { Bet } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { ServedLocale } from '../../../lib/locale.ts'
import type { BetRecord } from '../bet-record.ts'
import { cashOutValue } from '../cash-out/cash-out-value.ts'
import { betView } from './bet-view.ts'

export type ViewContext = Pick<BookContext, 'events' | 'currencies' | 'clock' | 'board' | 'customPricer'>

/** Bets as the wire shows them; one look-up of all their events. */
export async function viewBets(context: ViewContext, bets: readonly BetRecord[], locale: ServedLocale): Promise<Bet[]> {
  const ids = new Set(bets.flatMap((bet) => bet.legs.map((leg) => leg.matchId)))
  const { events, currencies, clock } = context
  const described = await events.describe([...ids], locale)
  const now = clock.now()
  const cashOutOf = (bet: BetRecord) => cashOutValue(bet, context, now)
  const terms = { events: described, currencies, locale, cashOutOf }
  return bets.map((bet) => betView(bet, terms))
}
