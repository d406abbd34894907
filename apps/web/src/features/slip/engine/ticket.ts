import type { SlipAction, SlipSelection, SlipState } from '@touchline/betting'
import type { Store } from '../../../platform/store.ts'
import { playerIdOf } from '../../account/index.ts'
import type { TicketState } from '../state/ticket-state.ts'
import type { SlipDeps } from './slip-deps.ts'

/** What every part of the engine works on: the ticket, and what it is made with. */
export interface Ticket {
  readonly deps: SlipDeps
  readonly store: Store<TicketState>
  /** The slip as it is now. */
  slip: () => SlipState
  patch: (change: Partial<TicketState>) => void
  dispatch: (action: SlipAction) => void
}

/** The player who is signed in; null for a visitor. */
export function playerOf({ deps }: Ticket): number | null {
  return playerIdOf(deps.account.get().auth)
}

export function selectionsOf(ticket: Ticket): readonly SlipSelection[] {
  return ticket.slip().bets.flatMap((bet) => bet.selections)
}
