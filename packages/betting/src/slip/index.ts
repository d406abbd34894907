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
export { isStakeLocked } from './bonus.ts'
export type { TypeOption, TypeRefusal } from './change-type.ts'
export type { ChosenBonus } from './chosen-bonus.ts'
export { type Conflict, sameMatchSelections } from './conflicts.ts'
export { SLIP_ERROR_KEYS, type SlipError, type SlipErrorCode, slipErrors } from './errors.ts'
export { isPending, isRejected, rejectionError } from './place.ts'
export { betsToPlace, type Placement, type PlacementMeta } from './placement.ts'
export {
  type BetFault,
  isWrongOdds,
  type PlacementError,
  type SelectionFault,
  WRONG_ODDS_KEYS,
} from './placement-error.ts'
export { readStoredSlip } from './read-stored-slip.ts'
export { reduceSlip } from './reduce-slip.ts'
export { needsConsent } from './refresh-selections.ts'
export { createSelection, type OutcomePick, outcomeKey, type SlipSelection } from './selection.ts'
export { countBlockedLegs, countLegs, isBlocked, selectedOutcomeIds } from './selections.ts'
export {
  createSlip,
  type PlacedBet,
  type SlipBase,
  type SlipSettings,
  type SlipState,
  type TicketPhase,
} from './state.ts'
export { STORED_SLIP_VERSION, type StoredSlip, storeSlip } from './stored-slip.ts'
export {
  type BetSummary,
  type SlipContext,
  type SlipSummary,
  summarizeSlip,
} from './summarize-slip.ts'
export * from './vocabulary.ts'
