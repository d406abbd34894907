import type { Odds } from '../../odds/index.ts'
import { betKey, type CustomBet, type SlipBet } from '../bet.ts'
import { refreshSelections } from '../prices/refresh-selections.ts'
import { createSelection, type OutcomePick, outcomeKey } from '../selections/selection.ts'
import type { SlipBase } from '../state.ts'

/**
 * Bets with a custom bet added behind the others; unchanged where the same one is there, the legs are of two matches,
 * or an outcome comes twice.
 */
export function addCustomBet(base: SlipBase, picks: readonly OutcomePick[], odds: Odds): readonly SlipBet[] {
  const matches = new Set(picks.map((pick) => pick.matchId))
  const outcomes = new Set(picks.map(outcomeKey))
  if (matches.size !== 1 || outcomes.size < picks.length) return base.bets
  const bet: CustomBet = {
    betType: 'CUSTOM_BET',
    stake: 0,
    stakeSource: 'stake',
    wantedWin: null,
    currency: base.currency.code,
    subunits: base.currency.subunits,
    selections: picks.map((pick) => createSelection(pick, base.settings.inactiveProviders)),
    customOdds: odds,
    acceptedCustomOdds: odds,
    isCustomOddsChanged: false,
  }
  return base.bets.some((other) => betKey(other) === betKey(bet)) ? base.bets : [...base.bets, bet]
}

/** Bets with a new price of a custom bet. */
export function updateCustomOdds(base: SlipBase, key: string, odds: Odds): readonly SlipBet[] {
  const bets = base.bets.map((bet) =>
    bet.betType === 'CUSTOM_BET' && betKey(bet) === key && bet.customOdds !== odds ? { ...bet, customOdds: odds } : bet,
  )
  if (bets.every((bet, at) => bet === base.bets[at])) return base.bets
  return refreshSelections(bets, base.settings.acceptMode, (selection) => selection)
}
