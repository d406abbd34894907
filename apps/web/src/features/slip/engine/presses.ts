import { betsToPlace, type SlipBet } from '@touchline/betting'
import type { SlipController } from './slip-deps.ts'
import type { Ticket } from './ticket.ts'

/** A press this soon after accepting is the same double click. In ms. */
export const DOUBLE_PRESS_MS = 300

/**
 * The buttons that accept changes and place: a double click does one of both, and a bet placed lately needs a second
 * press.
 */
export function createPresses(
  { deps, store, slip, patch, dispatch }: Ticket,
  send: () => void,
  wasPlacedLately: (bets: readonly SlipBet[]) => boolean,
): Pick<SlipController, 'accept' | 'place' | 'placeAtNewPrices'> {
  let acceptedAt = Number.NEGATIVE_INFINITY

  function place() {
    if (deps.now() - acceptedAt < DOUBLE_PRESS_MS) return
    const isConfirmed = store.get().asksAgain
    const isSignedIn = deps.account.get().auth.status === 'LOGGED_IN'
    const asksAgain = !isConfirmed && isSignedIn && wasPlacedLately(betsToPlace(slip().bets))
    patch({ asksAgain })
    if (!asksAgain) return send()
    acceptedAt = deps.now()
  }

  return {
    place,
    accept() {
      acceptedAt = deps.now()
      dispatch({ type: 'accept_changes' })
    },
    placeAtNewPrices() {
      dispatch({ type: 'accept_changes' })
      place()
    },
  }
}
