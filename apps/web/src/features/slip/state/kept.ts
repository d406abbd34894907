import type { JsonStore } from '../../../platform/storage/storage.ts'
import type { Store } from '../../../platform/store.ts'
import { TICKET_TABS, type TicketState, type TicketView } from './ticket-state.ts'

/** Keys in session storage: the slip, placements that were set aside, the state of the panel. */
export const SLIP_KEY = 'bets'
export const ASIDE_KEY = 'bets_aside'
export const VIEW_KEY = 'ticket'

/** Key in the storage of all tabs. */
export const SHARED_KEY = 'bets_shared'

/** Key of the bets placed lately, in the storage of all tabs. */
export const PLACED_KEY = 'bets_placed'

/** Whether the session kept something that the slip has to take up. */
export function hasKeptSlip(session: JsonStore): boolean {
  return session.read(SLIP_KEY) !== undefined
}
/** The same for placements that were set aside. */
export function hasKeptAsides(session: JsonStore): boolean {
  return session.read(ASIDE_KEY) !== undefined
}

/** The panel's place as kept, or as it starts. */
export function storedView(value: unknown, initial: TicketView): TicketView {
  if (typeof value !== 'object' || value === null) return initial
  const kept = value as Partial<Record<keyof TicketView, unknown>>
  return {
    tab: TICKET_TABS.find((tab) => tab === kept.tab) ?? initial.tab,
    open: kept.open === true,
    // It covers the page: only a press opens it, never a load.
    sheetOpen: false,
  }
}

/** Moves the panel, and stores its state. */
export function showView(store: Store<TicketState>, session: JsonStore, change: Partial<TicketView>): void {
  const state = store.get()
  const view = { ...state.view, ...change }
  store.set({ ...state, view })
  session.write(VIEW_KEY, view)
}
