import type { Bet, BetFilter, BetResult, BetState } from '@touchline/contract'

export const RESULT_FILTERS = ['all', 'win', 'lose', 'refund'] as const
export type ResultFilter = (typeof RESULT_FILTERS)[number]

const OPEN_STATES: readonly BetState[] = ['submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress']

const RESULT_GROUPS: Readonly<Record<BetResult, ResultFilter | null>> = {
  no_results: null,
  canceled: 'refund',
  win_entire: 'win',
  lose_entire: 'lose',
  refund_entire: 'refund',
  refund_half_win_other: 'refund',
  refund_half_lose_other: 'refund',
  cashed_out: 'win',
}

/** Whether the bet may still win or lose. */
export function isOpen(bet: Bet): boolean {
  return OPEN_STATES.includes(bet.status)
}

/** Bets of a list filter; the result filter narrows settled ones. */
export function filterBets(bets: readonly Bet[], list: BetFilter, result: ResultFilter): readonly Bet[] {
  return bets.filter((bet) => {
    if (list !== 'all' && isOpen(bet) !== (list === 'open')) return false
    return list === 'open' || result === 'all' || RESULT_GROUPS[bet.result] === result
  })
}

/** How many bets each list filter holds. */
export function countBets(bets: readonly Bet[]): Readonly<Record<BetFilter, number>> {
  const open = bets.filter(isOpen).length
  return { all: bets.length, open, settled: bets.length - open }
}
