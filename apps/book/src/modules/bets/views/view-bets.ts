import type { Bet } from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { ServedLocale } from '../../../lib/locale.ts'
import type { BetRecord } from '../bet-record.ts'
import { betView } from './bet-view.ts'

/** Bets as the wire shows them; one look-up of all their events. */
export async function viewBets(
  { events, currencies }: Pick<BookContext, 'events' | 'currencies'>,
  bets: readonly BetRecord[],
  locale: ServedLocale,
): Promise<Bet[]> {
  const ids = new Set(bets.flatMap((bet) => bet.legs.map((leg) => leg.matchId)))
  const terms = { events: await events.describe([...ids], locale), currencies, locale }
  return bets.map((bet) => betView(bet, terms))
}
