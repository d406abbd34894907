import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'

/** The result of an order: `lost` is unknown, and may be sent again. */
export type OrderOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly message: string }

/**
 * Orders the book to cash a bet out at a value, or cancels the order.
 * @param target in subunits; null cancels
 */
export async function orderCashOut(
  { http, onBet }: { readonly http: Http; readonly onBet: (bet: Bet) => void },
  betId: number,
  target: number | null,
): Promise<OrderOutcome> {
  const params = { id: betId }
  const answer =
    target === null
      ? await http.call('cancelAutoCashOut', { params })
      : await http.call('setAutoCashOut', { params, body: { to_cashout: target } })
  if (answer.ok) {
    onBet(answer.data.data)
    return { kind: 'done' }
  }
  const { error } = answer
  return error.kind === 'answer' ? { kind: 'refused', message: error.body.localized_message } : { kind: 'lost' }
}
