/** Sports: how their matches go, what can be bet on them, at which price, and what decides it. */
export { MARKET_GROUP_NAMES } from './markets/groups.ts'
export { describedOutcomes, marketName, outcomeDescriptor, outcomeName } from './markets/names.ts'
export { playerName } from './markets/player-names.ts'
export { formatSpecifier, parseSpecifier } from './markets/specifier.ts'
export type { MarketNames } from './markets/template.ts'
export {
  type DescribedMarket,
  MARKET_GROUPS,
  type MarketDescriptor,
  type MarketGroup,
  type OutcomeDescriptor,
} from './markets/types.ts'
export { FOOTBALL } from './models/football/index.ts'
export { footballLineup, type Lineup } from './models/football/lineup.ts'
export {
  DRAW_MS,
  type DrawState,
  decidingText,
  drawAt,
  drawBalls,
  drawFair,
  drawOutcome,
  jointDraw,
  type LotteryBalls,
  type LotteryRules,
  nextBallAt,
} from './models/lottery/index.ts'
export { LOTTERY_MARKET } from './models/lottery/markets.ts'
export {
  decideOutright,
  type FieldEntrant,
  type LeagueEntrant,
  type Outright,
  outrightFair,
  outrightMarket,
} from './models/outright/index.ts'
export { OUTRIGHT_WINNER } from './models/outright/markets.ts'
export {
  decideRace,
  type Finish,
  type Finisher,
  type PricedRunner,
  placeSpecifier,
  placesFor,
  placesOf,
  raceFair,
  runRace,
} from './models/racing/index.ts'
export { RACE_PLACE, RACE_WIN } from './models/racing/markets.ts'
export type {
  AnySportModel,
  LegRef,
  MatchEvent,
  MatchSetup,
  PeriodScore,
  ScoreView,
  SportState,
} from './models/types.ts'
export { concerns, priceBook } from './pricing/book.ts'
export { priceCustomBet } from './pricing/custom-price.ts'
export type { BetStop, BetStopReason, LegOutcome, MarketRef } from './pricing/fair.ts'
export type { MarginClass } from './pricing/margins.ts'
export { createRng, type Rng } from './rng.ts'
export type { HedgingLeg } from './sport/opposition.ts'
export {
  covers,
  customBetGroups,
  groupsOf,
  marketDescriptor,
  marketPriority,
  marketsOf,
  opposition,
  SPORT_MODELS,
  type Sport,
} from './sports.ts'
export { type EndedMarket, settledMarkets } from './story/settled-markets.ts'
export { storyOf } from './story/tell-story.ts'
export type { Incident, MatchStory } from './story/types.ts'
