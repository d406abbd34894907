import type { OwnedBet } from '../load-bets.ts'

/** What the desk says to a large stake now; `wait` leaves it where it is. */
export type DeskAnswer = 'approve' | 'reject' | 'wait'

/** Who approves large stakes. An operator may put a desk of his own in its place. */
export interface VipDesk {
  /** Asked once the time for looking at a bet is over, and again while it waits. */
  review(bet: OwnedBet): Promise<DeskAnswer>
}

/** A desk at which only people decide: `npm run book -- vip approve ID`. */
export const OPERATOR_DESK: VipDesk = { review: async () => 'wait' }
