import { assertNever } from '../assert-never.ts'
import type { SlipAction, SlipEdit, SlipPlacementAction, SlipUpdate } from './actions.ts'
import { betKey, type SlipBet } from './bet.ts'
import { addSelection, dropSelections } from './bet-types/build-bets.ts'
import { changeType } from './bet-types/change-type.ts'
import { chooseSystem } from './bet-types/choose-system.ts'
import { addCustomBet, updateCustomOdds } from './bet-types/custom-bet.ts'
import { chooseBonus, updateBonus, withStakesOf } from './bonus.ts'
import { editing } from './editing.ts'
import { selectionsAgain } from './placing/place.ts'
import { reducePlacement } from './placing/reduce-placement.ts'
import { acceptChanges, removeBlocked } from './prices/accept-changes.ts'
import { refreshSelections } from './prices/refresh-selections.ts'
import { updateAvailability, updateFromMarkets, updateMatchStatus } from './prices/update-selection.ts'
import { moveSelection } from './selections/move-selection.ts'
import { createSelection, type OutcomePick, outcomeKey } from './selections/selection.ts'
import { isOrdinary, ordinarySelections } from './selections/selections.ts'
import { changeCurrency, setStake, setWantedWin, shareStake } from './set-stake.ts'
import { baseOf, type SlipBase, type SlipState } from './state.ts'
import { restoreBets, restorePlacement } from './storage/restore.ts'

function removeSelection(base: SlipBase, id: string): readonly SlipBet[] {
  const ordinary = dropSelections({ ...base, bets: base.bets.filter(isOrdinary) }, (selection) => selection.id === id)
  return [...ordinary, ...base.bets.filter((bet) => !isOrdinary(bet))]
}

function toggleOutcome(base: SlipBase, pick: OutcomePick): readonly SlipBet[] {
  const id = outcomeKey(pick)
  if (ordinarySelections(base.bets).some((selection) => selection.id === id)) return removeSelection(base, id)
  return addSelection(base, createSelection(pick, base.settings.inactiveProviders))
}

function reduceEdit(state: SlipState, action: SlipEdit): SlipState {
  const base = baseOf(state)
  const withBets = (bets: readonly SlipBet[]) =>
    bets === base.bets ? state : editing({ ...base, bets: withStakesOf(base.bets, bets) })
  switch (action.type) {
    case 'choose_bonus':
      return editing({ ...base, bets: chooseBonus(base.bets, action.betKey, action.bonus) })
    case 'toggle_outcome':
      return withBets(toggleOutcome(base, action.pick))
    case 'remove_selection':
      return withBets(removeSelection(base, action.selectionId))
    case 'remove_bet':
      return withBets(base.bets.filter((bet) => betKey(bet) !== action.betKey))
    case 'add_custom_bet':
      return withBets(addCustomBet(base, action.picks, action.odds))
    case 'change_type':
      return withBets(changeType(base, action.betType))
    case 'choose_system':
      return withBets(chooseSystem(base, action.systemId))
    case 'set_stake':
      return withBets(setStake(base.bets, action.betKey, action.stake))
    case 'share_stake':
      return withBets(shareStake(base.bets, action.total))
    case 'move_selection':
      return withBets(moveSelection(base.bets, action.selectionId, action.to))
    case 'set_wanted_win':
      return withBets(setWantedWin(base.bets, action.betKey, action.win))
    case 'change_currency':
      return editing({ ...base, currency: action.currency, bets: changeCurrency(base.bets, action.currency) })
    case 'accept_changes':
      return editing({ ...base, bets: acceptChanges(base) })
    case 'remove_blocked':
      return withBets(removeBlocked(base))
    case 'clear':
      return editing({ ...base, bets: [] })
    case 'set_bets':
      return editing({ ...base, bets: restoreBets({ ...base, bets: [] }, action.bets, [], null) })
    case 'close_receipt': {
      if (state.ticketState !== 'SUCCESS') return state
      const { acceptMode, inactiveProviders } = base.settings
      const bets = action.keepSelections ? selectionsAgain(base.bets, state.processedBets) : base.bets
      return editing({
        ...base,
        bets: refreshSelections(bets, acceptMode, (leg) => updateAvailability(leg, inactiveProviders)),
      })
    }
    case 'dismiss_error':
      return state.ticketState === 'ERROR' ? editing(base) : state
    default:
      return assertNever(action)
  }
}

/** Bets changed by markets: a receipt or an error stays on screen until the player turns to the slip again. */
function updated(state: SlipState, base: SlipBase): SlipState {
  return state.ticketState === 'SUCCESS' || state.ticketState === 'ERROR' ? { ...state, ...base } : editing(base)
}

function reduceUpdate(state: SlipState, action: SlipUpdate): SlipState {
  const base = baseOf(state)
  const mode = base.settings.acceptMode
  const withBets = (bets: readonly SlipBet[]) => (bets === base.bets ? state : updated(state, { ...base, bets }))
  switch (action.type) {
    case 'update_markets': {
      const { eventId, markets } = action
      return withBets(refreshSelections(base.bets, mode, (leg) => updateFromMarkets(leg, eventId, markets)))
    }
    case 'update_match_status': {
      const { eventId, status } = action
      return withBets(refreshSelections(base.bets, mode, (leg) => updateMatchStatus(leg, eventId, status)))
    }
    case 'update_providers':
      return reduceUpdate(state, { type: 'update_settings', settings: { inactiveProviders: action.inactiveProviders } })
    case 'update_bonus':
      return withBets((action.isForNewLegs ? chooseBonus : updateBonus)(base.bets, action.betKey, action.bonus))
    case 'update_custom_odds':
      return withBets(updateCustomOdds(base, action.betKey, action.odds))
    case 'update_settings': {
      const settings = { ...base.settings, ...action.settings }
      const { acceptMode, inactiveProviders } = settings
      const bets = refreshSelections(base.bets, acceptMode, (leg) => updateAvailability(leg, inactiveProviders))
      return updated(state, { ...base, settings, bets })
    }
    case 'start_restoring':
      return { ...state, isRestoring: true }
    case 'restore': {
      const { stored, updates, rate } = action
      if (stored.placement !== null) return restorePlacement(base, stored.bets, stored.placement)
      return editing({ ...base, isRestoring: false, bets: restoreBets(base, stored.bets, updates, rate) })
    }
    default:
      return assertNever(action)
  }
}

const UPDATES: ReadonlySet<string> = new Set<SlipUpdate['type']>([
  'update_markets',
  'update_match_status',
  'update_providers',
  'update_bonus',
  'update_custom_odds',
  'update_settings',
  'start_restoring',
  'restore',
])
const PLACEMENTS: ReadonlySet<string> = new Set<SlipPlacementAction['type']>([
  'place',
  'placement_answered',
  'placed_bet_changed',
  'placement_failed',
  'placement_unauthorized',
  'placement_lost',
  'leave_placement',
])

function isUpdate(action: SlipAction): action is SlipUpdate {
  return UPDATES.has(action.type)
}

function isPlacementAction(action: SlipAction): action is SlipPlacementAction {
  return PLACEMENTS.has(action.type)
}

/**
 * The slip after an action. Pure: keys come with the action, and the same slip is returned where nothing changed. While
 * a placement is in progress only its own course has an effect.
 */
export function reduceSlip(state: SlipState, action: SlipAction): SlipState {
  if (isPlacementAction(action)) return reducePlacement(state, action)
  if (state.inProgress) return state
  return isUpdate(action) ? reduceUpdate(state, action) : reduceEdit(state, action)
}
