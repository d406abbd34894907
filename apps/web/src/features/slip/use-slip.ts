import { countLegs, type SlipState, selectedOutcomeIds } from '@touchline/betting'
import { useExternal } from '../../platform/use-external.ts'
import { useSite } from '../../site/index.ts'
import { useSlip } from './service.ts'
import { INITIAL_TICKET, type TicketState, type TicketTab } from './state/ticket-state.ts'

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

/** Keys of picked outcomes, made once for each list of bets: hundreds of buttons read them. */
function pickedKeys(slip: SlipState): ReadonlySet<string> {
  const known = keysOfBets.get(slip.bets)
  if (known !== undefined) return known
  const made = new Set(selectedOutcomeIds(slip))
  keysOfBets.set(slip.bets, made)
  return made
}

function useIsPicked(key: string): boolean {
  return useTicket(({ slip, arriving }) => pickedKeys(slip).has(key) !== arriving.has(key))
}

/** Whether the outcome with this key (`match/market/specifier/outcome`) is picked. Nothing is on the server. */
export const useSelected: (key: string) => boolean = import.meta.env.SSR ? () => false : useIsPicked

/** How many legs the slip holds. */
export function useSlipCount(): number {
  return useTicket((ticket) => countLegs(ticket.slip.bets))
}

/** Whether the ticket has the tab of the bets: the site may be without it. */
export function useHasMyBets(): boolean {
  return useSite()?.isMyBetsVisible ?? true
}

/** The tab that is shown: that of the slip where there is no other. */
export function useTab(): TicketTab {
  const tab = useTicket(({ view }) => view.tab)
  return useHasMyBets() ? tab : 'BET_SLIP'
}
