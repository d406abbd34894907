import type { AcceptMode } from '../../vocabulary/index.ts'
import { betKey, type SlipBet } from '../bet.ts'

/** What the player's device adds to a placement. */
export interface PlacementMeta {
  readonly deviceId: string
  readonly locale: string
  readonly acceptMode: AcceptMode
  readonly quick: boolean
}

/** A placement that was sent. All of it stays the same until the outcome is known, however often it is retried. */
export interface Placement {
  readonly idempotencyKey: string
  /** The bets being processed: those that had a stake, with the prices that were on the player's screen. */
  readonly bets: readonly SlipBet[]
  readonly meta: PlacementMeta
}

/** Bets that a placement would send: those with a stake. */
export function betsToPlace(bets: readonly SlipBet[]): readonly SlipBet[] {
  return bets.filter((bet) => bet.stake > 0)
}

/** Keys of bets, to distinguish sent bets from the others. */
export function betKeys(bets: readonly SlipBet[]): ReadonlySet<string> {
  return new Set(bets.map(betKey))
}
