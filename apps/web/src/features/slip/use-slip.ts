import {
  type SlipError,
  type SlipState,
  type SlipSummary,
  selectedOutcomeIds,
  slipErrors,
  summarizeSlip,
} from '@touchline/betting'
import { useMemo, useSyncExternalStore } from 'react'
import { accountStore, INITIAL_ACCOUNT } from '../account/index.ts'
import { ticketStore } from './runtime.ts'
import { agreedTotals } from './state/agreed-totals.ts'
import { type PlaceButton, placeButton } from './state/place-button.ts'
import { slipContext } from './state/slip-settings.ts'
import { INITIAL_TICKET, type TicketState, type TicketView } from './state/ticket-state.ts'

/** A part of the ticket; renders again only when that part is another. */
export function useTicket<Part>(select: (ticket: TicketState) => Part): Part {
  return useSyncExternalStore(
    ticketStore.subscribe,
    () => select(ticketStore.get()),
    () => select(INITIAL_TICKET),
  )
}

const keysOfBets = new WeakMap<SlipState['bets'], ReadonlySet<string>>()

/** Keys of picked outcomes, made once for each list of bets: hundreds of buttons ask. */
function pickedKeys(slip: SlipState): ReadonlySet<string> {
  const known = keysOfBets.get(slip.bets)
  if (known !== undefined) return known
  const made = new Set(selectedOutcomeIds(slip))
  keysOfBets.set(slip.bets, made)
  return made
}

/** Whether the outcome with this key (`match/market/specifier/outcome`) is picked. */
export function useSelected(key: string): boolean {
  return useTicket((ticket) => pickedKeys(ticket.slip).has(key))
}

/** How many selections the slip holds. */
export function useSlipCount(): number {
  return useTicket((ticket) => ticket.slip.bets.reduce((count, bet) => count + bet.selections.length, 0))
}

/** Tab and openness of the ticket. */
export function useTicketView(): TicketView {
  return useTicket((ticket) => ticket.view)
}

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
  const account = useSyncExternalStore(accountStore.subscribe, accountStore.get, () => INITIAL_ACCOUNT)
  return useMemo(() => {
    const context = slipContext(account, slip.currency.code, maxStakes)
    const summary = summarizeSlip(slip, context)
    const errors = slipErrors(slip, context)
    const agreed = agreedTotals(slip, context.maxPayout)
    const button = placeButton(slip, summary, errors, account.auth, agreed.totalPotentialWin)
    return { slip, summary, errors, agreed, button }
  }, [slip, maxStakes, account])
}
