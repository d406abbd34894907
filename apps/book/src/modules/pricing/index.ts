/** Pricing: what is read from the price board, and who prices legs together. */
export type {
  BoardMarket,
  BoardMarketInput,
  BoardMatch,
  BoardOutcome,
  PriceBoard,
  Quote,
} from './board-types.ts'
export type { CustomLeg, CustomPricer } from './custom/custom-pricer.ts'
export { findOutcome } from './find-outcome.ts'
