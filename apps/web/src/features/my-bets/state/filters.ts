import { OPEN_STATES, RESULT_GROUPS, type ResultFilter, SETTLED_STATES } from '@touchline/betting'
import type { Bet, BetFilter, BetState } from '@touchline/contract'

/** Whether the bet may still win or lose. */
export function isOpen(bet: Pick<Bet, 'status'>): boolean {
  return (OPEN_STATES as readonly BetState[]).includes(bet.status)
}

function isSettled(bet: Bet): boolean {
  return (SETTLED_STATES as readonly BetState[]).includes(bet.status)
}

/** An attempt that was refused: no bet, and in no list but the one of everything. */
export function isRefused(bet: Bet): boolean {
  return bet.status === 'rejected'
}

/** Bets of a list filter, as the server filters them; the result filter narrows settled ones. */
export function filterBets(bets: readonly Bet[], list: BetFilter, result: ResultFilter): readonly Bet[] {
  return bets.filter((bet) => {
    if (list === 'open') return isOpen(bet)
    if (list === 'settled' && !isSettled(bet)) return false
    return result === 'all' || (!isRefused(bet) && RESULT_GROUPS[bet.result] === result)
  })
}

/** How many bets each list filter holds. */
export function countBets(bets: readonly Bet[]): Readonly<Record<BetFilter, number>> {
  return { all: bets.length, open: bets.filter(isOpen).length, settled: bets.filter(isSettled).length }
}
