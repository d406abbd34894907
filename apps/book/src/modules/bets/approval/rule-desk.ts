import type { EventDirectory } from '../../../context.ts'
import type { Db } from '../../../db/index.ts'
import { findUsedShares } from '../exposure/find-used-shares.ts'
import { limitLegs } from '../exposure/limit-legs.ts'
import type { RiskLimits } from '../exposure/risk-limits.ts'
import { selected } from '../live-delay/selected.ts'
import { describeEvents } from '../placement/describe-events.ts'
import type { VipDesk } from './vip-desk.ts'

/** With this share of a limit used up, the rest is kept for ordinary stakes. */
const LARGEST_SHARE = 0.8

/** The rules of the book: a large stake is approved while the limits of its outcomes are not nearly used up, itself included. */
export function createRuleDesk({
  db,
  events,
  riskLimits,
}: {
  readonly db: Db
  readonly events: EventDirectory
  readonly riskLimits: RiskLimits
}): VipDesk {
  return {
    async review(bet) {
      const picks = bet.legs.map(selected)
      const described = await describeEvents({ events }, [{ selections: picks }])
      const shares = await findUsedShares(db, limitLegs(picks, described, riskLimits))
      return shares.every((share) => share <= LARGEST_SHARE) ? 'approve' : 'reject'
    },
  }
}
