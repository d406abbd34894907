/** Settlement: pays bets on the results the feed records. */
export { settleResults } from './settle-results.ts'
export { createSettlement } from './settlement-service.ts'
