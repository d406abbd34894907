import type { VipApproval } from './approval/vip-approval.ts'
import type { BetIds } from './bet-ids.ts'
import type { RiskLimits } from './exposure/limits.ts'
import type { BetStore } from './placement/bet-store.ts'
import type { BetsPorts } from './ports.ts'

/** What the calls and services of this module work with. */
export interface BetsParts extends BetsPorts {
  /** Limits of the possible payouts on a market. */
  readonly riskLimits: RiskLimits
  /** Approves large stakes. */
  readonly vipApproval: VipApproval
  readonly betIds: BetIds
  readonly betStore: BetStore
}
