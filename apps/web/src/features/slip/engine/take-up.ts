import { eventStatusName, type SlipBet } from '@touchline/betting'
import type { StoredTicket } from '../placing/stored-ticket.ts'
import { fetchCurrent } from './fetch-current.ts'
import { rateBetween } from './rate-between.ts'
import { selectionsOf, type Ticket } from './ticket.ts'

/**
 * Restores a stored slip at current prices; a placement in it stays exactly as it was sent.
 * @param identityKnown resolves when it is known who is signed in: the slip is in their currency
 */
export async function takeUp(
  { deps, slip, dispatch }: Ticket,
  stored: StoredTicket,
  identityKnown: () => Promise<void>,
): Promise<void> {
  dispatch({ type: 'start_restoring' })
  const bets = stored.placement === null ? stored.bets : []
  const legs = bets.flatMap((bet) => bet.selections)
  const [{ events, markets }] = await Promise.all([fetchCurrent(deps.http, legs), identityKnown()])
  deps.live.ingest(events, markets)
  const [first] = bets
  const rate = first === undefined ? null : await rateBetween(deps.http, first.currency, slip().currency.code)
  dispatch({ type: 'restore', stored, updates: markets, rate })
  for (const { id, status } of events) {
    dispatch({ type: 'update_match_status', eventId: id, status: eventStatusName(status) })
  }
}

/**
 * The slip from another tab, at current prices.
 * @param readAll reads its current values from the live store
 */
export async function adopt(ticket: Ticket, bets: readonly SlipBet[], readAll: () => void): Promise<void> {
  const { deps, dispatch } = ticket
  dispatch({ type: 'set_bets', bets })
  const { events, markets } = await fetchCurrent(deps.http, selectionsOf(ticket))
  deps.live.ingest(events, markets)
  readAll()
}
