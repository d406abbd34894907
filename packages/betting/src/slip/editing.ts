import { needsAcceptance } from './refresh-selections.ts'
import type { SlipBase, SlipState } from './state.ts'

/** The slip being built: INITIAL, or ODDS_CHANGED where something must be accepted first. */
export function editing(base: SlipBase): SlipState {
  return { ...base, ticketState: needsAcceptance(base.bets) ? 'ODDS_CHANGED' : 'INITIAL', inProgress: false }
}
