/** Settlement: pays bets on the results that are there, and books what is different when these are corrected. */
export { auditBook, type Finding } from './audit-book.ts'
export { type IngestReport, ingestUof } from './ingest-uof.ts'
export { settleChanges } from './settle-changes.ts'
export { settleResults } from './settle-results.ts'
export { createSettlement } from './settlement-service.ts'
