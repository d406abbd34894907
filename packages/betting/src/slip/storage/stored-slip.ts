import type { SlipBet } from '../bet.ts'
import type { Placement } from '../placing/placement.ts'
import type { SlipState } from '../state.ts'

export const STORED_SLIP_VERSION = 2

/** The slip in session storage: JSON, without settings and data of the server. */
export interface StoredSlip {
  readonly version: typeof STORED_SLIP_VERSION
  readonly bets: readonly SlipBet[]
  /** A placement whose outcome was not known yet; restored as UNKNOWN and retried with the same key. */
  readonly placement: Placement | null
}

/** What to keep of a slip for the next load of the page. */
export function storeSlip(state: SlipState): StoredSlip {
  return {
    version: STORED_SLIP_VERSION,
    bets: state.bets,
    placement: state.inProgress ? state.placement : null,
  }
}
