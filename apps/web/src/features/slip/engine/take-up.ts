import { eventStatusName, type SlipBet } from '@touchline/betting'
import type { StoredTicket } from '../placing/stored-ticket.ts'
import { fetchCurrent } from './fetch-current.ts'
import { rateBetween } from './rate-between.ts'
import { selectionsOf, type Ticket } from './ticket.ts'

/**
 * Brings a kept slip back at the prices of now; a placement among it exactly as it was sent.
 * @param identityKnown resolves when it is known who is there: their currency is that of the slip
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

/** The slip as another tab left it, at the prices of now. @param readAll takes what the live store says of it */
export async function adopt(ticket: Ticket, bets: readonly SlipBet[], readAll: () => void): Promise<void> {
  const { deps, dispatch } = ticket
  dispatch({ type: 'set_bets', bets })
  const { events, markets } = await fetchCurrent(deps.http, selectionsOf(ticket))
  deps.live.ingest(events, markets)
  readAll()
}
