import type { ResultFilter } from '@touchline/betting'
import type { Bet, BetFilter } from '@touchline/contract'
import { filterBets } from '../state/filters.ts'

/** Whether the whole bet has won and its payout is on the balance. */
export function hasWon(bet: Pick<Bet, 'status' | 'result'>): boolean {
  return bet.status === 'done' && bet.result === 'win_entire'
}

/**
 * Bets of a list filter.
 * @param seenOpen ids of bets the viewer has seen open in this list: one that wins stays in it, so that the win is seen
 */
export function shownBets(
  bets: readonly Bet[],
  list: BetFilter,
  result: ResultFilter,
  seenOpen: ReadonlySet<number>,
): readonly Bet[] {
  const filtered = filterBets(bets, list, result)
  if (list !== 'open') return filtered
  return bets.filter((bet) => filtered.includes(bet) || (seenOpen.has(bet.id) && hasWon(bet)))
}
