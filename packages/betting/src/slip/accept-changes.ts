import { EVENT_STATUS, isBettable } from '../vocabulary/index.ts'
import type { SlipBet } from './bet.ts'
import { withoutAgreement } from './bonus.ts'
import { dropSelections } from './build-bets.ts'
import { refreshSelections } from './refresh-selections.ts'
import type { SlipSelection } from './selection.ts'
import type { SlipBase } from './state.ts'

function isGone(selection: SlipSelection): boolean {
  return selection.isSuspended || selection.isNotAvailable
}

function isDeadCustomBet(bet: SlipBet): boolean {
  return (
    bet.betType === 'CUSTOM_BET' && bet.selections.some((selection) => !isBettable(EVENT_STATUS[selection.matchStatus]))
  )
}

/** Bets after the player accepted: what cannot be bet on is gone, every other price is agreed to. */
export function acceptChanges(base: SlipBase): readonly SlipBet[] {
  const alive = base.bets.filter((bet) => !isDeadCustomBet(bet))
  const kept = dropSelections({ ...base, bets: alive }, isGone).map((changed) => {
    const bet = withoutAgreement(changed)
    return bet.betType === 'CUSTOM_BET' ? { ...bet, acceptedCustomOdds: bet.customOdds } : bet
  })
  return refreshSelections(kept, base.settings.acceptMode, (selection) => ({
    ...selection,
    acceptedOdds: selection.odds,
  }))
}
