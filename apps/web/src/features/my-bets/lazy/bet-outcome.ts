import type { Bet } from '@touchline/contract'

/** The state of a bet as a text; whether an amount belongs to it, and its colour. */
export interface BetOutcome {
  readonly label:
    | 'bets.outcome.pending'
    | 'bets.outcome.approval'
    | 'bets.outcome.to_win'
    | 'bets.outcome.won'
    | 'bets.outcome.paid'
    | 'bets.outcome.lost'
    | 'bets.outcome.refunded'
    | 'bets.outcome.cashed_out'
    | 'bets.outcome.cashed_out_auto'
    | 'bets.outcome.cashing_out'
    | 'bets.outcome.rejected'
  readonly showsAmount: boolean
  readonly tone: 'good' | 'bad' | 'plain'
}

function settledOutcome(bet: Bet): BetOutcome {
  switch (bet.result) {
    case 'win_entire':
      return { label: 'bets.outcome.won', showsAmount: true, tone: 'good' }
    case 'lose_entire':
      return { label: 'bets.outcome.lost', showsAmount: false, tone: 'bad' }
    case 'canceled':
    case 'refund_entire':
      return { label: 'bets.outcome.refunded', showsAmount: true, tone: 'plain' }
    case 'cashed_out':
      return { label: 'bets.outcome.cashed_out', showsAmount: true, tone: 'good' }
    case 'no_results':
    case 'refund_half_win_other':
    case 'refund_half_lose_other':
      return { label: 'bets.outcome.paid', showsAmount: true, tone: 'plain' }
  }
}

export function betOutcome(bet: Bet): BetOutcome {
  switch (bet.status) {
    case 'submitted':
      return {
        label: bet.is_vip ? 'bets.outcome.approval' : 'bets.outcome.pending',
        showsAmount: false,
        tone: 'plain',
      }
    case 'waiting_results':
    case 'ready_to_process':
      return { label: 'bets.outcome.to_win', showsAmount: true, tone: 'plain' }
    case 'cashout_in_progress':
      return { label: 'bets.outcome.cashing_out', showsAmount: false, tone: 'plain' }
    case 'cashed_out':
      return {
        label: bet.cashouts.at(-1)?.automatic === true ? 'bets.outcome.cashed_out_auto' : 'bets.outcome.cashed_out',
        showsAmount: true,
        tone: 'good',
      }
    case 'rejected':
      return { label: 'bets.outcome.rejected', showsAmount: false, tone: 'plain' }
    case 'withdrawn':
    case 'cancelled':
      return { label: 'bets.outcome.refunded', showsAmount: true, tone: 'plain' }
    case 'done':
      return settledOutcome(bet)
  }
}
