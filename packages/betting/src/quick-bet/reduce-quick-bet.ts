import { assertNever } from '../assert-never.ts'
import { isPending, isRejected, type PlacedBet, type Placement, rejectionError } from '../slip/index.ts'
import type { QuickBetAction } from './actions.ts'
import { startQuickBet } from './start-quick-bet.ts'
import { type QuickBetBase, type QuickBetState, quickBaseOf } from './state.ts'

/** Changed settings leave a placement that is under way alone and end every other state. */
function withSettings(state: QuickBetState, settings: Partial<QuickBetBase>): QuickBetState {
  if (state.state === 'PROCESSING' || state.state === 'UNKNOWN') return { ...state, ...settings }
  return { ...quickBaseOf(state), ...settings, state: 'INITIAL' }
}

function answered(base: QuickBetBase, placement: Placement, placedBet: PlacedBet): QuickBetState {
  if (isPending(placedBet)) return { ...base, state: 'PROCESSING', placement, placedBet }
  const error = rejectionError(placement, [placedBet])
  if (isRejected(placedBet) && error !== null) return { ...base, state: 'ERROR', error }
  return { ...base, state: 'SUCCESS', placedBet, placement }
}

/** The quick bet after an action. Pure, as the slip's reducer is. */
export function reduceQuickBet(state: QuickBetState, action: QuickBetAction): QuickBetState {
  const base = quickBaseOf(state)
  const isUnderWay = state.state === 'PROCESSING' || state.state === 'UNKNOWN'
  /** Sent, no decision yet: once the server has accepted the bet, only its decision counts. */
  const isUnanswered = state.state === 'UNKNOWN' || (state.state === 'PROCESSING' && state.placedBet === null)
  switch (action.type) {
    case 'toggle':
      return withSettings(state, { isEnabled: !state.isEnabled, isApproved: false })
    case 'set_stake':
      if (!Number.isSafeInteger(action.stake) || action.stake < 0) return state
      return withSettings(state, { stake: action.stake, isApproved: false })
    case 'change_currency':
      return withSettings(state, { currency: action.currency, stake: 0, isApproved: false })
    case 'approve':
      return state.isEnabled && state.stake > 0 ? { ...state, isApproved: true } : state
    case 'place':
      return startQuickBet(state, action)
    case 'placement_answered':
      return isUnderWay ? answered(base, state.placement, action.placedBet) : state
    case 'placement_failed':
      return isUnanswered ? { ...base, state: 'ERROR', error: action.error } : state
    case 'placement_unauthorized':
      return isUnanswered ? { ...base, isEnabled: false, isApproved: false, state: 'INITIAL' } : state
    case 'placement_lost':
      return isUnderWay && isUnanswered ? { ...base, state: 'UNKNOWN', placement: state.placement } : state
    case 'dismiss':
      return isUnderWay ? state : { ...base, state: 'INITIAL' }
    case 'sign_out':
      return withSettings(state, { isEnabled: false, isApproved: false })
    case 'balance_changed':
      if (!state.isEnabled || action.balance >= state.stake) return state
      return withSettings(state, { isEnabled: false, isApproved: false })
    default:
      return assertNever(action)
  }
}
