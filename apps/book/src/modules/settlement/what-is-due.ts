import { cancelledPayout, settleBet } from '@touchline/betting'
import type { BetResult, BetState } from '@touchline/contract'
import { type SettleableRecord, settleable, winAsPlaced } from '../bets/index.ts'

/** The state of a bet by the known results of its legs. */
export interface Due {
  readonly status: BetState
  readonly result: BetResult
  /** What it pays, in subunits; while it is open, what it may pay. */
  readonly amount: bigint
}

/** @param isCancelled an operator has cancelled the bet as a whole */
export function whatIsDue(bet: SettleableRecord, isCancelled: boolean): Due {
  if (isCancelled)
    return { status: 'cancelled', result: 'canceled', amount: cancelledPayout(bet.bonus?.terms, bet.stake) }
  const outcome = settleBet(settleable(bet, bet.legs), bet.maxPayout)
  return outcome.status === 'settled'
    ? { status: 'done', result: outcome.result, amount: outcome.payout }
    : { status: 'waiting_results', result: 'no_results', amount: winAsPlaced(bet) }
}
