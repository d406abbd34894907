export type { MarketUpdate, SlipAction, SlipEdit, SlipPlacementAction, SlipUpdate } from './actions.ts'
export {
  betKey,
  type ComboBet,
  type CustomBet,
  isWinAboveStake,
  type SingleBet,
  type SlipBet,
  type SystemBet,
  slipBetMultiplier,
  stakeForWin,
} from './bet.ts'
export { slipTypeOf, type TypeOption, type TypeRefusal } from './change-type.ts'
export { CONFLICTS, type Conflict } from './conflicts.ts'
export { MAX_BETS, SLIP_ERROR_KEYS, type SlipError, type SlipErrorCode, slipErrors } from './errors.ts'
export { isPending, isRejected, rejectionError } from './place.ts'
export {
  buildMaxStakeRequest,
  buildPlacement,
  type PlacementBet,
  type PlacementMeta,
  type PlacementRequest,
  type PlacementSelection,
} from './placement.ts'
export {
  type BetFault,
  type PlacementError,
  type PlacementErrorAnswer,
  placementErrorFrom,
  placementErrorKey,
  type SelectionFault,
} from './placement-error.ts'
export { readStoredSlip } from './read-stored-slip.ts'
export { reduceSlip } from './reduce-slip.ts'
export { needsConsent } from './refresh-selections.ts'
export { createSelection, type OutcomePick, outcomeKey, type SlipSelection } from './selection.ts'
export {
  createSlip,
  DEFAULT_SLIP_SETTINGS,
  type PlacedBet,
  type Placement,
  type SlipBase,
  type SlipSettings,
  type SlipState,
  type TicketPhase,
} from './state.ts'
export { type StoredSlip, storeSlip } from './stored-slip.ts'
export {
  type BetSummary,
  MAX_TOTAL_ODDS,
  type SlipContext,
  type SlipSummary,
  selectedOutcomeIds,
  summarizeSlip,
} from './summarize-slip.ts'
export * from './vocabulary.ts'
