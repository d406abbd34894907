import type { OrdinaryBet, SlipBet } from '../bet.ts'
import type { SlipState } from '../state.ts'
import type { SlipSelection } from './selection.ts'

export function isOrdinary(bet: SlipBet): bet is OrdinaryBet {
  return bet.betType !== 'CUSTOM_BET'
}

/** Selections of everything but custom bets, in slip order. */
export function ordinarySelections(bets: readonly SlipBet[]): readonly SlipSelection[] {
  return bets.filter(isOrdinary).flatMap((bet) => bet.selections)
}

/** How many legs the bets have. A custom bet is one, however many outcomes it is made of. */
export function countLegs(bets: readonly SlipBet[]): number {
  return bets.reduce((count, bet) => count + (isOrdinary(bet) ? bet.selections.length : 1), 0)
}

/** A selection that cannot be bet on now. */
export function isBlocked(leg: SlipSelection): boolean {
  return leg.isSuspended || leg.isNotAvailable
}

/** How many legs cannot be bet on now. */
export function countBlockedLegs(bets: readonly SlipBet[]): number {
  return bets.reduce((count, { betType, selections }) => {
    const blocked = selections.filter(isBlocked).length
    return count + (betType === 'CUSTOM_BET' ? Math.min(1, blocked) : blocked)
  }, 0)
}

/**
 * Keys of the picked outcomes. Legs of a custom bet are not among them: pressing their button picks a bet of its own.
 */
export function selectedOutcomeIds(state: SlipState): readonly string[] {
  return ordinarySelections(state.bets).map((selection) => selection.id)
}
