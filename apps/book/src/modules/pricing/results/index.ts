/** Results of markets: what the feed and operators say about them, and the facts that follow. */
export { applyBetCancel, applyMessage } from './apply-message.ts'
export type {
  BetCancelOrder,
  MessageMarket,
  OutcomeResult,
  PlacedWithin,
  SettledMarket,
  SettlementMessage,
  WithdrawnOutcome,
} from './message.ts'
export { type MarketResult, recordResults } from './record-results.ts'
export { readUofMessage, type UofHeartbeat, type UofReading, type UofResultMessage } from './uof/read-message.ts'
export { isVoidReason, VOID_REASONS, type VoidReason } from './void-reasons.ts'
