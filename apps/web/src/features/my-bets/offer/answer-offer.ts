import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import type { OrderOutcome } from '../cash-out/auto-orders.ts'

/**
 * Accepts or declines the desk's offer. `lost` is an unknown outcome, and may be sent again: an offer is accepted once.
 */
export async function answerOffer(
  { http, onBet }: { readonly http: Http; readonly onBet: (bet: Bet) => void },
  { id, counter_offer: offer }: Bet,
  takes: boolean,
): Promise<OrderOutcome> {
  if (offer === null) return { kind: 'done' }
  const params = { id }
  const answer = takes
    ? await http.call('takeCounterOffer', { params, body: { stake: offer.stake, odds: offer.odds } })
    : await http.call('declineCounterOffer', { params })
  if (answer.ok) {
    onBet(answer.data.data)
    return { kind: 'done' }
  }
  const { error } = answer
  return error.kind === 'answer' ? { kind: 'refused', message: error.body.localized_message } : { kind: 'lost' }
}
