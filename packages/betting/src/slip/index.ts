export type { MarketUpdate, SlipAction, SlipEdit, SlipPlacementAction, SlipUpdate } from './actions.ts'
export {
  betKey,
  type ComboBet,
  type CustomBet,
  isWinAboveStake,
  rescaleStake,
  type SingleBet,
  type SlipBet,
  type SystemBet,
  slipBetMultiplier,
  stakeForWin,
} from './bet.ts'
export type { TypeOption, TypeRefusal } from './bet-types/change-type.ts'
export { type Conflict, sameMatchSelections } from './bet-types/conflicts.ts'
export { isStakeLocked } from './bonus.ts'
export type { ChosenBonus } from './chosen-bonus.ts'
export { SLIP_ERROR_KEYS, type SlipError, type SlipErrorCode, slipErrors } from './errors.ts'
export { isPending, isRejected, rejectionError } from './placing/place.ts'
export { betsToPlace, type Placement, type PlacementMeta } from './placing/placement.ts'
export {
  type BetFault,
  isWrongOdds,
  type PlacementError,
  type SelectionFault,
  WRONG_ODDS_KEYS,
} from './placing/placement-error.ts'
export { needsConsent } from './prices/refresh-selections.ts'
export { reduceSlip } from './reduce-slip.ts'
export { createSelection, type OutcomePick, outcomeKey, type SlipSelection } from './selections/selection.ts'
export { countBlockedLegs, countLegs, isBlocked, selectedOutcomeIds } from './selections/selections.ts'
export {
  createSlip,
  type PlacedBet,
  type SlipBase,
  type SlipSettings,
  type SlipState,
  type TicketPhase,
} from './state.ts'
export { readStoredSlip } from './storage/read-stored-slip.ts'
export { STORED_SLIP_VERSION, type StoredSlip, storeSlip } from './storage/stored-slip.ts'
export {
  type BetSummary,
  type SlipContext,
  type SlipSummary,
  summarizeSlip,
} from './summarize-slip.ts'
export * from './vocabulary.ts'
