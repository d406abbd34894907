/** Bonuses: definitions of the operator, bonuses of players, promises for bets, and prizes for points. */
import type { BookModule } from '../../kernel/module.ts'
import { type BonusesCall, bonusesEndpoints } from './endpoints/index.ts'
import { createBonusService } from './lifecycle/bonus-service.ts'
import { createPoolPublisher } from './lifecycle/publish-pools.ts'
import type { BonusesPorts, OwnedByRoles } from './ports.ts'

export { BONUS_RULES } from './audit.ts'
export { beginWithBonuses } from './begin-with.ts'
export { BOX_RULE, boxFaults } from './boxes/box-faults.ts'
export { readDefinitions } from './definition/read-definitions.ts'
export { setLevelStatus, storeDefinitions } from './definition/store-definitions.ts'
export type { BonusesCall } from './endpoints/index.ts'
export { findHedges } from './hedges.ts'
export { issueByKey } from './issue-by-key.ts'
export { finishHunt } from './lifecycle/finish-hunts.ts'
export { type BonusReport, reportBonuses } from './report.ts'
export { createBonusBook } from './use/bonus-book.ts'

export function createBonuses(ports: BonusesPorts, owned: OwnedByRoles): BookModule<BonusesCall> {
  return {
    handlers: bonusesEndpoints(ports),
    services: {
      settlement: [createBonusService({ ...ports, db: owned.settlement.db })],
      publisher: [createPoolPublisher({ ...ports, ...owned.publisher })],
    },
  }
}
