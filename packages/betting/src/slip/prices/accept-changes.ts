import type { SlipBet } from '../bet.ts'
import { dropSelections } from '../bet-types/build-bets.ts'
import { withoutAgreement } from '../bonus.ts'
import { isBlocked } from '../selections/selections.ts'
import type { SlipBase } from '../state.ts'
import { refreshSelections } from './refresh-selections.ts'

/**
 * The bets after the player has accepted the present prices and bonuses. Suspended selections stay: they may open
 * again.
 */
export function acceptChanges(base: SlipBase): readonly SlipBet[] {
  const agreed = base.bets.map((changed) => {
    const bet = withoutAgreement(changed)
    return bet.betType === 'CUSTOM_BET' ? { ...bet, acceptedCustomOdds: bet.customOdds } : bet
  })
  return refreshSelections(agreed, base.settings.acceptMode, (selection) => ({
    ...selection,
    acceptedOdds: selection.odds,
  }))
}

/**
 * The bets without suspended and unavailable selections. A custom bet with one is removed whole. Moved prices stay
 * unaccepted.
 */
export function removeBlocked(base: SlipBase): readonly SlipBet[] {
  return base.bets.some((bet) => bet.selections.some(isBlocked)) ? dropSelections(base, isBlocked) : base.bets
}
