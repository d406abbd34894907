/** Pricing: what is read from the price board, and who prices legs together. */
export type {
  BoardMarket,
  BoardMarketInput,
  BoardMatch,
  BoardOutcome,
  PriceBoard,
  PricePoint,
  PriceRecord,
  Quote,
  RecordedOutcome,
} from './board-types.ts'
export type { CustomLeg, CustomPricer } from './custom/custom-pricer.ts'
export { findOutcome } from './find-outcome.ts'
