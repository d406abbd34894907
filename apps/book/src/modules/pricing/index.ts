/** Pricing: the readers of the price board, and the pricers of custom bets. */
export {
  type BoardEvent,
  type BoardMarket,
  type BoardMarketInput,
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
