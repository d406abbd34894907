import { countLegs, type SlipState, selectedOutcomeIds } from '@touchline/betting'
import { useExternal } from '../../platform/use-external.ts'
import { useSlip } from './service.ts'
import { INITIAL_TICKET, type TicketState, type TicketView } from './state/ticket-state.ts'

/** A part of the ticket; renders again only when that part is another. */
export function useTicket<Part>(select: (ticket: TicketState) => Part): Part {
  const { store } = useSlip()
  return useExternal(
    store.subscribe,
    () => select(store.get()),
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
  return useTicket(({ slip, arriving }) => pickedKeys(slip).has(key) !== arriving.has(key))
}

/** How many legs the slip holds. */
export function useSlipCount(): number {
  return useTicket((ticket) => countLegs(ticket.slip.bets))
}

/** Tab and openness of the ticket. */
export function useTicketView(): TicketView {
  return useTicket((ticket) => ticket.view)
}
