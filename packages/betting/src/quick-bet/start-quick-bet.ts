import { createSelection, isWinAboveStake, type SlipBet, slipBetMultiplier } from '../slip/index.ts'
import type { QuickBetAction } from './actions.ts'
import { QUICK_BET_REFUSAL_KEY, type QuickBetState, quickBaseOf } from './state.ts'

type Place = Extract<QuickBetAction, { type: 'place' }>

/** Why the outcome cannot be bet on, as a message key; null where it can. */
function warningOf(bet: SlipBet): string | null {
  const [selection] = bet.selections
  if (selection === undefined || selection.isNotAvailable) return 'sb.ticket.not-available.label'
  if (selection.isSuspended) return 'sb.ticket.suspended.label'
  return isWinAboveStake(bet.stake, slipBetMultiplier(bet)) ? null : QUICK_BET_REFUSAL_KEY
}

/**
 * Places a single on the tapped outcome. Needs an approved stake; ignored while one is under way or a warning is shown.
 */
export function startQuickBet(state: QuickBetState, action: Place): QuickBetState {
  const isBusy = state.state === 'PROCESSING' || state.state === 'UNKNOWN' || state.state === 'WARNING'
  if (isBusy || !state.isEnabled || !state.isApproved || state.stake === 0) return state
  const bet: SlipBet = {
    betType: 'SINGLE',
    stake: state.stake,
    stakeSource: 'stake',
    wantedWin: null,
    currency: state.currency.code,
    subunits: state.currency.subunits,
    selections: [createSelection(action.pick, action.inactiveProviders)],
  }
  const base = quickBaseOf(state)
  const messageKey = warningOf(bet)
  if (messageKey !== null) return { ...base, state: 'WARNING', messageKey }
  const { deviceId, locale, acceptMode, idempotencyKey } = action
  const meta = { deviceId, locale, acceptMode, quick: true }
  return { ...base, state: 'PROCESSING', placement: { idempotencyKey, bets: [bet], meta }, placedBet: null }
}
