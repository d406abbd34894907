/** Jackpots: pools that bets feed, their draws, and the prizes of hits. */
import type { BookModule } from '../../kernel/module.ts'
import type { BetsInJackpots } from '../../kernel/ports/jackpot-entries.ts'
import { createJackpotService } from './draws/jackpot-service.ts'
import { findJackpots } from './endpoints/find-jackpots.ts'
import { getJackpotHits } from './endpoints/get-jackpot-hits.ts'
import { getJackpotTerms } from './endpoints/get-jackpot-terms.ts'
import { getJackpot, getJackpots } from './endpoints/get-jackpots.ts'
import { createEntering } from './entering.ts'
import type { JackpotsPorts } from './ports.ts'
import { foldEntries } from './tidy.ts'

export { JACKPOT_RULES, jackpotFaults } from './audit/audit-jackpots.ts'
export { markHitsSeen } from './mark-hits-seen.ts'
export { decideHit, type HitDecision, listWaitingHits } from './operator/decide-hit.ts'
export { type Defined, defineJackpot } from './operator/define-jackpot.ts'
export { type JackpotReport, reportJackpot } from './operator/report-jackpot.ts'
export { makeDue, type StatusChange, setJackpotStatus } from './operator/set-status.ts'
export type { JackpotsPorts } from './ports.ts'
export { seedDemoJackpot } from './seed-demo-jackpot.ts'

/** Calls about jackpots. */
export type JackpotsCall = 'getJackpots' | 'getJackpot' | 'getJackpotTerms' | 'findJackpots' | 'getJackpotHits'

/** @param owned the database for what one process does at a time */
export function createJackpots(
  ports: JackpotsPorts,
  entering: BetsInJackpots,
  owned: Pick<JackpotsPorts, 'db'> = ports,
): BookModule<JackpotsCall> {
  return {
    handlers: {
      getJackpots: getJackpots(ports),
      getJackpot: getJackpot(ports),
      getJackpotTerms: getJackpotTerms(ports),
      findJackpots: findJackpots(ports, entering),
      getJackpotHits: getJackpotHits(ports),
    },
    services: { settlement: [createJackpotService({ ...ports, db: owned.db })] },
    async tidy() {
      await foldEntries(ports)
    },
  }
}

export { createEntering }
