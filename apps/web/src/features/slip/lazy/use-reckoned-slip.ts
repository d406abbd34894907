import { type SlipError, type SlipState, type SlipSummary, slipErrors, summarizeSlip } from '@touchline/betting'
import { useMemo, useSyncExternalStore } from 'react'
import { INITIAL_ACCOUNT, useAccount } from '../../account/index.ts'
import { agreedTotals } from '../state/agreed-totals.ts'
import { type PlaceButton, placeButton, shownSummary } from '../state/place-button.ts'
import { slipContext } from '../state/slip-settings.ts'
import { useTicket } from '../use-slip.ts'

export interface ReckonedSlip {
  readonly slip: SlipState
  readonly summary: SlipSummary
  readonly errors: readonly SlipError[]
  /** Total odds and win at the prices the player agreed to. */
  readonly agreed: ReturnType<typeof agreedTotals>
  readonly button: PlaceButton
}

/** The slip with all that follows from it and from the player's account. */
export function useReckonedSlip(): ReckonedSlip {
  const slip = useTicket((ticket) => ticket.slip)
  const maxStakes = useTicket((ticket) => ticket.maxStakes)
  const { store } = useAccount()
  const account = useSyncExternalStore(store.subscribe, store.get, () => INITIAL_ACCOUNT)
  return useMemo(() => {
    const context = slipContext(account, slip.currency.code, maxStakes)
    const summary = shownSummary(slip, summarizeSlip(slip, context))
    const errors = slipErrors(slip, context)
    const agreed = agreedTotals(slip, context.maxPayout)
    const button = placeButton(slip, summary, errors, account.auth, agreed.totalPotentialWin)
    return { slip, summary, errors, agreed, button }
  }, [slip, maxStakes, account])
}
