import { assertNever } from '../../assert-never.ts'
import type { SlipPlacementAction } from '../actions.ts'
import { betKey } from '../bet.ts'
import { editing } from '../editing.ts'
import { refreshSelections } from '../prices/refresh-selections.ts'
import { baseOf, type SlipState } from '../state.ts'
import { settlePlacement, startPlacement } from './place.ts'
import { betKeys } from './placement.ts'
import type { PlacementError } from './placement-error.ts'

/** The slip after a refusal: the prices it names are shown, so that the player can accept them. */
function refuse(state: SlipState, error: PlacementError): SlipState {
  const base = baseOf(state)
  const current = new Map(
    error.byBet.flatMap((fault) => fault.selections.map((leg) => [leg.selectionId, leg.currentOdds] as const)),
  )
  const bets = refreshSelections(base.bets, base.settings.acceptMode, (selection) => {
    const odds = current.get(selection.id) ?? null
    return odds === null ? selection : { ...selection, odds }
  })
  return { ...base, bets, ticketState: 'ERROR', inProgress: false, error }
}

/** The course of a placement. A response that belongs to no placement in progress changes nothing. */
export function reducePlacement(state: SlipState, action: SlipPlacementAction): SlipState {
  if (action.type === 'place') return state.inProgress ? state : startPlacement(state, action)
  if (!state.inProgress) return state
  const { placement } = state
  const base = baseOf(state)
  const isDecidable = state.ticketState !== 'PROCESSING'
  switch (action.type) {
    case 'placement_answered':
      return settlePlacement(state, placement, action.placedBets)
    case 'placed_bet_changed': {
      if (state.ticketState !== 'PROCESSING') return state
      const { placedBet } = action
      const next = state.placedBets.map((bet) => (bet.betId === placedBet.betId ? placedBet : bet))
      return settlePlacement(state, placement, next)
    }
    case 'placement_failed':
      return isDecidable ? refuse(state, action.error) : state
    case 'placement_unauthorized':
      return isDecidable ? editing(base) : state
    case 'placement_lost':
      return isDecidable ? { ...base, ticketState: 'UNKNOWN', inProgress: true, placement } : state
    case 'leave_placement': {
      if (state.ticketState !== 'UNKNOWN') return state
      const sent = betKeys(placement.bets)
      const bets = base.bets.filter((bet) => !sent.has(betKey(bet)))
      return editing({ ...base, bets })
    }
    default:
      return assertNever(action)
  }
}
