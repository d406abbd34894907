/** Settlement: pays bets on the results that are there, and books what is different when these are corrected. */
import type { BookModule } from '../../kernel/module.ts'
import { SETTLEMENT_MEASURES } from './measures.ts'
import type { SettlementPorts } from './ports.ts'
import { createSettlementService } from './settlement-service.ts'

export { AUDIT_RULES, auditBook, bookFaults, type Finding } from './audit/audit-book.ts'
export { countUnknownPrices, type UnknownPrices } from './audit/unknown-prices.ts'
export { type ExplainedBet, explainBet, type LegDecision } from './audit/who-decided.ts'
export { type IngestReport, ingestUof } from './ingest-uof.ts'
export { abandonMatch } from './matches/abandon-match.ts'
export { createMatchCalls } from './matches/match-calls.ts'
export { type Postponement, postponeMatch } from './matches/postpone-match.ts'
export type { SettlementPorts } from './ports.ts'
export { settleBatch } from './settle-batch.ts'
export { settleChanges } from './settle-changes.ts'
export { type SettlementContext, settleResults } from './settle-results.ts'

export function createSettlement(ports: SettlementPorts): BookModule {
  return { handlers: {}, services: { settlement: [createSettlementService(ports)] }, measures: SETTLEMENT_MEASURES }
}
