import type { Db } from '../../../db/index.ts'
import type { EventDirectory } from '../../../kernel/ports/event-directory.ts'
import { selectionOf } from '../bet-record.ts'
import { limitLegs, type RiskLimits } from '../exposure/limits.ts'
import { findUsedShares } from '../exposure/used.ts'
import type { OwnedBet } from '../load-bets.ts'
import { describeEvents } from '../placement/describe-events.ts'

/** The decision about a large stake; `wait` leaves it undecided. */
export type ApprovalAnswer = 'approve' | 'reject' | 'wait'

/** Who approves large stakes. An operator may put one of their own in its place. */
export interface VipApproval {
  /** Called when the time for review is over, and repeated while the result is `wait`. */
  review(bet: OwnedBet): Promise<ApprovalAnswer>
}

/** Only people decide: `npm run book -- vip approve ID`. */
export const OPERATOR_APPROVAL: VipApproval = { review: async () => 'wait' }

/** With this share of a limit used up, the rest is kept for ordinary stakes. */
const LARGEST_SHARE = 0.8

/**
 * The rules of the book: a large stake is approved while the limits of its outcomes are not nearly used up, itself
 * included.
 */
export function createRuleApproval({
  db,
  events,
  riskLimits,
}: {
  readonly db: Db
  readonly events: EventDirectory
  readonly riskLimits: RiskLimits
}): VipApproval {
  return {
    async review(bet) {
      const picks = bet.legs.map(selectionOf)
      const described = await describeEvents({ events }, [{ selections: picks }])
      const shares = await findUsedShares(db, limitLegs(picks, described, riskLimits))
      return shares.every((share) => share <= LARGEST_SHARE) ? 'approve' : 'reject'
    },
  }
}
