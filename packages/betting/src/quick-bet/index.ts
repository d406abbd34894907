export type { QuickBetAction } from './actions.ts'
export { reduceQuickBet } from './reduce-quick-bet.ts'
export {
  createQuickBet,
  type QuickBetBase,
  type QuickBetPhase,
  type QuickBetState,
  quickBetOutcomeIds,
} from './state.ts'
