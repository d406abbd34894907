/** Bets: placement, the live delay, and how bets are shown. */
import type { BookModule } from '../../kernel/module.ts'
import { createVipReview } from './approval/review-vip-bets.ts'
import { createRuleApproval, OPERATOR_APPROVAL } from './approval/vip-approval.ts'
import { createAutoCashOut } from './auto-cash-out/auto-cash-out.ts'
import { createBetIds } from './bet-ids.ts'
import { createCashOutDelay } from './cash-out/cash-out-delay.ts'
import { createCashOutPush } from './cash-out/cash-out-push.ts'
import { type BetsCall, betsEndpoints } from './endpoints/index.ts'
import { loadRiskLimits } from './exposure/limits.ts'
import { createExposureProjection, dropOldExposures } from './exposure/projection.ts'
import { keepHistoryMonths } from './history-months.ts'
import { createLiveDelay } from './live-delay/live-delay.ts'
import { BETS_MEASURES } from './measures.ts'
import type { BetsParts } from './parts.ts'
import { createBetStore } from './placement/bet-store.ts'
import type { BetsPorts } from './ports.ts'
import { dropOldTraces } from './traces/bet-traces.ts'

export { giveVerdict, type VerdictOutcome } from './approval/give-verdict.ts'
export { listVipBets } from './approval/list-vip-bets.ts'
export { type OfferOutcome, offerInstead } from './approval/offer-instead.ts'
export { type BetRecord, customLegs, type LegRecord, type SettleableRecord, settleable } from './bet-record.ts'
export type { BonusBook, BonusWish } from './bonus-book.ts'
export type { CashOutBasis, CashOutLeg } from './cash-out/cash-out-basis.ts'
export { readFraction } from './cash-out/remainder.ts'
export { PATIENCE_MS } from './live-delay/decide-bet.ts'
export { loadBets, type OwnedBet } from './load-bets.ts'
export type { BetsParts } from './parts.ts'
export type { Audience, BetsPorts } from './ports.ts'
export { findBetTraces } from './traces/bet-traces.ts'
export { type LegKey, legView } from './views/leg-view.ts'
export { type ViewPorts, viewBets } from './views/view-bets.ts'
export { winAsPlaced } from './win-as-placed.ts'

export interface Bets extends BookModule<BetsCall> {
  readonly parts: BetsParts
}

/** The database of the role holders: it refuses a process that no longer holds the role. */
interface OwnedByRoles {
  readonly settlement: Pick<BetsPorts, 'db'>
  readonly publisher: Pick<BetsPorts, 'db' | 'publisher'>
}

/** Reads the limits of risk, which hold until the next start. */
export async function createBets(
  ports: BetsPorts,
  owned: OwnedByRoles = { settlement: ports, publisher: ports },
): Promise<Bets> {
  const { db, events, terms } = ports
  const riskLimits = await loadRiskLimits(db)
  const parts: BetsParts = {
    ...ports,
    riskLimits,
    vipApproval: terms.vipApproval === 'rules' ? createRuleApproval({ db, events, riskLimits }) : OPERATOR_APPROVAL,
    betIds: createBetIds(db),
    betStore: createBetStore(ports),
  }
  return {
    parts,
    handlers: betsEndpoints(parts),
    measures: BETS_MEASURES,
    services: {
      api: [createVipReview(parts), createLiveDelay(parts), createCashOutDelay(parts)],
      settlement: [createExposureProjection({ ...parts, db: owned.settlement.db })],
      publisher: [
        createCashOutPush({ ...parts, db: owned.publisher.db, publisher: owned.publisher.publisher }, ports.audience),
        // Here, not with settlement: a process that only settles has no prices.
        createAutoCashOut({ ...parts, db: owned.publisher.db }),
      ],
    },
    async tidy() {
      await dropOldExposures(db)
      await dropOldTraces(ports)
      await keepHistoryMonths(ports, terms.historyMonths)
    },
  }
}
