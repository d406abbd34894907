import type { OutcomePick, SlipAction } from '@touchline/betting'
import type { AcceptMode } from '@touchline/contract'
import { createStore, saveSettings } from '../account/index.ts'
import { createSlipController, type SlipController, type SlipWorld } from './effects.ts'
import { INITIAL_TICKET, type TicketTab } from './state/ticket-state.ts'
import { isNarrow } from './use-narrow.ts'

/** The page's ticket. On the server it stays empty. */
export const ticketStore = createStore(INITIAL_TICKET)
let running: SlipController | null = null

function controller(): SlipController {
  if (running === null) throw new Error('startSlip has not been called: the shell calls it before it hydrates.')
  return running
}

/** Gives the page its slip and restores what the session kept. Once per page, after `startAccount`. @returns stops it */
export function startSlip(world: SlipWorld): () => void {
  running = createSlipController(world, ticketStore)
  return running.start()
}

/** Picks an outcome, or removes it where it is picked. */
export function toggleSelection(pick: OutcomePick): void {
  controller().dispatch({ type: 'toggle_outcome', pick })
}
/** Changes the slip as the player asked. */
export function editSlip(action: SlipAction): void {
  controller().dispatch(action)
}
export function acceptChanges(): void {
  controller().accept()
}
export function placeBets(): void {
  controller().place()
}
export function askMaxStakes(): void {
  void controller().askMaxStakes()
}
/** Which price moves are taken without asking, from now on; saved with the player's settings. @returns false where saving failed */
export function chooseAcceptMode(mode: AcceptMode): Promise<boolean> {
  controller().dispatch({ type: 'update_settings', settings: { acceptMode: mode } })
  return saveSettings({ auto_accept_odds_change: mode })
}
/** Shows a tab of the ticket: in the panel, and in the sheet of small screens. */
export function openTicket(tab: TicketTab): void {
  controller().setView({ tab, open: true, sheetOpen: isNarrow() })
}
/** Shows a tab without opening what is closed. */
export function showTicketTab(tab: TicketTab): void {
  controller().setView({ tab })
}
/** Puts the sheet of small screens away; the slip stays. */
export function closeSheet(): void {
  controller().setView({ sheetOpen: false })
}
