import { isOddsChanged } from './prices/refresh-selections.ts'
import type { SlipBase, SlipState } from './state.ts'

/** The slip being built: INITIAL, or ODDS_CHANGED where a price moved or a provider is down. */
export function editing(base: SlipBase): SlipState {
  return { ...base, ticketState: isOddsChanged(base.bets) ? 'ODDS_CHANGED' : 'INITIAL', inProgress: false }
}
