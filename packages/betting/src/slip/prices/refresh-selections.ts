import type { AcceptMode } from '../../vocabulary/index.ts'
import { rescaleStake, type SlipBet } from '../bet.ts'
import type { SlipSelection } from '../selections/selection.ts'

/** Whether a moved price needs the player's consent: any move, only a fall, or none. */
export function needsConsent(mode: AcceptMode, acceptedOdds: number, odds: number): boolean {
  switch (mode) {
    case 'none':
      return odds !== acceptedOdds
    case 'higher':
      return odds < acceptedOdds
    case 'any':
      return false
  }
}

function sameSelection(a: SlipSelection, b: SlipSelection): boolean {
  return (
    a.odds === b.odds &&
    a.acceptedOdds === b.acceptedOdds &&
    a.active === b.active &&
    a.matchStatus === b.matchStatus &&
    a.isSuspended === b.isSuspended &&
    a.isChanged === b.isChanged &&
    a.isNotAvailable === b.isNotAvailable
  )
}

/**
 * Passes every selection through `refresh` and then sees to its consent flag and to stakes made from a wanted win.
 * Legs of a custom bet need no consent of their own: what counts there is the price of the whole. Bets and selections
 * that did not change keep their identity.
 */
export function refreshSelections(
  bets: readonly SlipBet[],
  mode: AcceptMode,
  refresh: (selection: SlipSelection) => SlipSelection,
): readonly SlipBet[] {
  let changed = false
  const next = bets.map((bet) => {
    const isCustom = bet.betType === 'CUSTOM_BET'
    const selections = bet.selections.map((selection) => {
      const fresh = refresh(selection)
      const isChanged = !isCustom && needsConsent(mode, fresh.acceptedOdds, fresh.odds)
      const result = { ...fresh, isChanged }
      return sameSelection(selection, result) ? selection : result
    })
    const isCustomOddsChanged = isCustom && needsConsent(mode, bet.acceptedCustomOdds, bet.customOdds)
    const sameLegs = selections.every((selection, at) => selection === bet.selections[at])
    if (sameLegs && (!isCustom || bet.isCustomOddsChanged === isCustomOddsChanged)) return bet
    changed = true
    return rescaleStake(isCustom ? { ...bet, selections, isCustomOddsChanged } : { ...bet, selections })
  })
  return changed ? next : bets
}

/** Whether a price or a bonus changed in a way that the player must accept before placing. */
export function needsAcceptance(bets: readonly SlipBet[]): boolean {
  return bets.some(
    (bet) =>
      (bet.betType === 'CUSTOM_BET' && bet.isCustomOddsChanged) ||
      bet.agreedBonus !== undefined ||
      bet.selections.some((selection) => selection.isChanged),
  )
}

/** Whether the slip is ODDS_CHANGED: something must be accepted, or a selection is not available. */
export function isOddsChanged(bets: readonly SlipBet[]): boolean {
  return needsAcceptance(bets) || bets.some((bet) => bet.selections.some((selection) => selection.isNotAvailable))
}
