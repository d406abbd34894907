/** Settlement: pays bets on the results that are there, and books what is different when these are corrected. */
export { AUDIT_RULES, auditBook, bookFaults, type Finding } from './audit/audit-book.ts'
export { type IngestReport, ingestUof } from './ingest-uof.ts'
export { abandonMatch } from './matches/abandon-match.ts'
export { type Postponement, postponeMatch } from './matches/postpone-match.ts'
export { voidOverdue } from './matches/void-for-lateness.ts'
export { settleChanges } from './settle-changes.ts'
export { type SettlementContext, settleResults } from './settle-results.ts'
export { createSettlement } from './settlement-service.ts'
