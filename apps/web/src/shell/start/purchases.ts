import type { Bet } from '@touchline/contract'

/** A bet as analytics has it (WATCH-02). */
export interface Purchase {
  readonly event: 'purchase'
  readonly transactionId: string
  /** Events that were bet on. */
  readonly contentIds: readonly string[]
  /** In units of the currency, as those who measure count. */
  readonly amount: number
  readonly currency: string
}

function purchaseOf({ id, selections, stake }: Bet): Purchase {
  return {
    event: 'purchase',
    transactionId: String(id),
    contentIds: [...new Set(selections.map(({ match }) => String(match.id)))],
    amount: stake.value / stake.subunits,
    currency: stake.currency,
  }
}

/**
 * Reports each bet that this page placed once, when it is accepted: an undecided bet waits, a refused one is not
 * reported.
 */
export function createPurchases(onPurchase: (purchase: Purchase) => void) {
  const waiting = new Set<Bet['id']>()
  function decide(bet: Bet) {
    if (bet.status === 'submitted' || !waiting.delete(bet.id)) return
    if (bet.status !== 'rejected') onPurchase(purchaseOf(bet))
  }
  return {
    placed(bets: readonly Bet[]) {
      for (const bet of bets) {
        waiting.add(bet.id)
        decide(bet)
      }
    },
    changed: decide,
  }
}
