import type { SlipBet } from '../bet.ts'
import { dropSelections } from '../bet-types/build-bets.ts'
import { withoutAgreement } from '../bonus.ts'
import { isBlocked } from '../selections/selections.ts'
import type { SlipBase } from '../state.ts'
import { refreshSelections } from './refresh-selections.ts'

/** Bets after the player accepted every price and bonus that is on offer now. Suspended selections stay: they may open again. */
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

/** Bets without the selections that are suspended or unavailable. A custom bet with one goes as a whole. Prices that moved are not agreed to. */
export function removeBlocked(base: SlipBase): readonly SlipBet[] {
  return base.bets.some((bet) => bet.selections.some(isBlocked)) ? dropSelections(base, isBlocked) : base.bets
}
