/** Pricing: margins, the price ladder, market descriptors and names, and the price board. */
export { createPriceBoard } from './board.ts'
export type {
  BoardChange,
  BoardDiff,
  BoardMarket,
  BoardMarketInput,
  BoardMatch,
  BoardOutcome,
  BoardUpdate,
  MarketStatus,
  MatchStatus,
  PriceBoard,
  Quote,
} from './board-types.ts'
export { type BookTerms, concerns, priceBook } from './book.ts'
export { priceCustomBet } from './custom/custom-price.ts'
export { type CustomLeg, type CustomPricer, NOTHING_TOGETHER } from './custom/custom-pricer.ts'
export {
  BET_STOP_REASONS,
  type BetStop,
  type BetStopReason,
  type Decision,
  type FairMarket,
  type FairOutcome,
  type LegOutcome,
  type MarketRef,
} from './fair.ts'
export { findOutcome } from './find-outcome.ts'
export { ODDS_SCALE } from './ladder.ts'
export type { MarginClass } from './margins.ts'
export { marketKey } from './market-key.ts'
export { customBetGroups } from './markets/custom-groups.ts'
export { CORRECT_SCORES, OTHER_SCORE_ID } from './markets/football-outcomes.ts'
export { MARKET_GROUP_NAMES } from './markets/groups.ts'
export { groupsOf, marketDescriptor, marketPriority, marketsOf } from './markets/index.ts'
export { LOTTERY_MARKET } from './markets/lottery.ts'
export { describedOutcomes, marketName, outcomeDescriptor, outcomeName } from './markets/names.ts'
export { OUTRIGHT_WINNER } from './markets/outright.ts'
export { parsePlayerId, playerId } from './markets/player-names.ts'
export { RACE_PLACE, RACE_WIN } from './markets/racing.ts'
export { parseSpecifier, specifierNumber } from './markets/specifier.ts'
export type { MarketNames } from './markets/template.ts'
export {
  type LocalText,
  MARKET_GROUPS,
  type MarketDescriptor,
  type MarketGroup,
  type MarketLocale,
  type OutcomeDescriptor,
  type OutcomeKey,
  type OutcomeSource,
} from './markets/types.ts'
export { fairProbability, type PricedOutcome, priceMarket } from './price.ts'
export type { MatchSportKey, SportKey } from './sports.ts'
