/** Pricing: what is read from the price board, and who prices legs together. */
export {
  type BoardMarket,
  type BoardMarketInput,
  type BoardMatch,
  type BoardOutcome,
  type CashOutStatus,
  ownOrigin,
  type PriceBoard,
  type PriceOrigin,
  type PricePoint,
  type PriceRecord,
  type Quote,
  type RecordedOutcome,
} from './board-types.ts'
export type { CustomLeg, CustomPricer } from './custom/custom-pricer.ts'
export { findOutcome } from './find-outcome.ts'
