export {
  type Availability,
  availabilityOf,
  type BonusPlayer,
  type BonusState,
  isFor,
  type LevelStatus,
} from './availability.ts'
export { activeRangeIndex, rangesFault, selectionsToNext } from './boost-range.ts'
export { boostedAmount } from './boosted-freebet.ts'
export { defaultBonus } from './default-order.ts'
export {
  type FarmingRates,
  type FarmingStep,
  freebetFor,
  pointsLeft,
  pointsOf,
  stepsFault,
  stepsReached,
} from './farming.ts'
export { byRank, type Contender, prizes, sharesFault } from './leaderboard.ts'
export {
  type BoxContent,
  boxesReached,
  boxSubject,
  contentsFault,
  mostOfBox,
  openBox,
  weightsOfBox,
} from './loot-box.ts'
export { BONUS_REQUEST_STATES, type BonusRequestState, requestStateOf } from './request-state.ts'
export {
  type ConditionOfEvents,
  type SelectionFacts,
  type SelectionTerms,
  suitableSelections,
  takesFreebet,
} from './suitable.ts'
export {
  type BetBonus,
  type BoostRange,
  FREEBET_KINDS,
  type FreebetKind,
  isFreebetKind,
  isHouseStake,
} from './terms.ts'
export { cancelledPayout, givesBack, withBonus } from './with-bonus.ts'
