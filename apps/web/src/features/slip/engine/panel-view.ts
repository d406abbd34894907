import type { SlipAction, SlipState } from '@touchline/betting'
import { showView, VIEW_KEY } from '../state/kept.ts'
import type { Ticket } from './ticket.ts'

/** Opens the panel with the first selection and closes it with the last. A restored slip leaves the panel as it was. */
export function moveView({ deps, store }: Ticket, before: SlipState, after: SlipState, action: SlipAction): void {
  const { session } = deps
  const mayOpen = action.type !== 'restore' || session.read(VIEW_KEY) === undefined
  if (before.bets.length === 0 && after.bets.length > 0 && mayOpen) {
    showView(store, session, { open: true, tab: 'BET_SLIP' })
  }
  const hadContent = before.bets.length > 0 || before.ticketState === 'SUCCESS'
  if (hadContent && after.bets.length === 0 && after.ticketState === 'INITIAL') {
    showView(store, session, { open: false, sheetOpen: false })
  }
}
