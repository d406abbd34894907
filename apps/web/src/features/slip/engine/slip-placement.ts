import type { PlacementClaim } from '../placing/keyed-placement.ts'
import { placedBetOf, replaceBet } from '../placing/placed-bet.ts'
import { createPlacing, type Placing } from '../placing/placing.ts'
import { isWrongClaim } from '../state/place-button.ts'
import { playerOf, type Ticket } from './ticket.ts'

export interface SlipPlacement extends Pick<Placing, 'decided' | 'catchUp' | 'claim' | 'stop'> {
  /** Sends the bets that have a stake, or opens sign-in. */
  place(): void
  /** Continues a placement that an earlier load of the page sent, or waits for its player to sign in. */
  resume(claim: PlacementClaim): void
  /** Repeats a placement whose response was lost, if its player is signed in. */
  repeat(): void
  /** Stops waiting for an outcome that is not known. @returns the request; null where the outcome is known */
  leave(): PlacementClaim | null
  /** The placement in progress is over, with any outcome. */
  ended(): void
}

/**
 * The placement of the slip. @param keep stores the ticket @param setAside continues without a placement whose outcome
 * is unknown
 */
export function createSlipPlacement(
  ticket: Ticket,
  keep: () => void,
  setAside: (claim: PlacementClaim) => void,
): SlipPlacement {
  const { deps, store, slip, patch, dispatch } = ticket
  const isLoggedIn = () => deps.account.get().auth.status === 'LOGGED_IN'
  const placing = createPlacing(
    { ...deps, playerId: () => playerOf(ticket) },
    {
      keep,
      placed: () => store.get().placed,
      lost: () => dispatch({ type: 'placement_lost' }),
      answered(placed) {
        patch({ placed })
        deps.onPlaced(placed)
        dispatch({ type: 'placement_answered', placedBets: placed.map(placedBetOf) })
      },
      decided(bet) {
        patch({ placed: replaceBet(store.get().placed, bet) })
        dispatch({ type: 'placed_bet_changed', placedBet: placedBetOf(bet) })
      },
      refused: (error) => dispatch({ type: 'placement_failed', error }),
      unauthorized: () => dispatch({ type: 'placement_unauthorized' }),
      expired: setAside,
    },
  )

  return {
    ...placing,
    place() {
      if (slip().inProgress || isWrongClaim(slip())) return
      const { deviceId, http, randomId } = deps
      dispatch({ type: 'place', isLoggedIn: isLoggedIn(), idempotencyKey: randomId(), deviceId, locale: http.locale })
      if (!isLoggedIn()) return deps.openSignIn('to_place')
      const placed = slip()
      if (!placed.inProgress) return
      patch({ placed: [], sentAt: deps.now() })
      placing.start(placed.placement)
    },
    resume(claim) {
      patch({ sentAt: deps.now() })
      placing.takeUp(claim)
      if (!isLoggedIn()) deps.openSignIn('session_expired')
    },
    leave: placing.abandon,
    ended() {
      placing.end()
      patch({ sentAt: null })
    },
  }
}
