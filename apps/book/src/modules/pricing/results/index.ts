/** Results of markets: the messages of the feed and of operators about them, and the facts that follow. */
export { applyBetCancel, applyMessage } from './apply-message.ts'
export { holdForResults } from './hold-for-results.ts'
export type {
  BetCancelOrder,
  MessageMarket,
  OutcomeResult,
  PlacedWithin,
  SettledMarket,
  SettlementMessage,
  WithdrawnOutcome,
} from './message.ts'
export { faultOfNumberedTime, faultOfTime, MessageFromFuture } from './message-times.ts'
export { type MarketResult, recordResults } from './record-results.ts'
export { loadDecided, type MarketWord, type MatchWords, type ResultWatch, stronger } from './result-watch.ts'
export { createResults, type ResultsModule } from './results-module.ts'
export { readMarket, readSpecifier } from './uof/read-market.ts'
export { readUofMessage, type UofHeartbeat, type UofReading, type UofResultMessage } from './uof/read-message.ts'
export { childrenNamed, decimalNumber, parseRoot, unreadable, wholeNumber } from './uof/xml.ts'
export { isVendorReason, isVoidReason, VOID_REASONS, type VoidReason } from './void-reasons.ts'
