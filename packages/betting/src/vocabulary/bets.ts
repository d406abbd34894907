export const BET_TYPES = ['single', 'combo', 'system', 'custom_bet'] as const
/** Kind of a bet. Doubles, trebles and accumulators are combos. */
export type BetType = (typeof BET_TYPES)[number]

export const BET_STATES = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'done',
  'cashout_in_progress',
  'cashed_out',
  'withdrawn',
  'cancelled',
  'rejected',
] as const
/** The state of a bet. `submitted` until a live bet is decided, `rejected` when it is refused then. */
export type BetState = (typeof BET_STATES)[number]

/** Why a bet has no cash-out value, where a book gives a reason: the data of one of its events is interrupted. */
export const CASH_OUT_OFF = ['provider_down'] as const
export type CashOutOff = (typeof CASH_OUT_OFF)[number]

export const COUNTER_OFFER_ANSWERS = ['taken', 'declined', 'expired'] as const
/** The state of a counter-offer that the desk made instead of a large stake. */
export type CounterOfferAnswer = (typeof COUNTER_OFFER_ANSWERS)[number]

export const BET_RESULTS = [
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
] as const
/** What a bet came to. Open bets have `no_results`; `canceled` and `cashed_out` are set by those acts, not by legs. */
export type BetResult = (typeof BET_RESULTS)[number]

/** States of bets that may still win or lose. */
export const OPEN_STATES = [
  'submitted',
  'waiting_results',
  'ready_to_process',
  'cashout_in_progress',
] as const satisfies readonly BetState[]
/** States of bets that are over. A rejected one never was a bet, so it is neither open nor settled. */
export const SETTLED_STATES = ['done', 'cashed_out', 'withdrawn', 'cancelled'] as const satisfies readonly BetState[]

export const RESULT_FILTERS = ['all', 'win', 'lose', 'refund'] as const
export type ResultFilter = (typeof RESULT_FILTERS)[number]

/** The result filter of a settled bet: half results go with their other half, cashed-out bets with returned ones. */
export const RESULT_GROUPS: Readonly<Record<BetResult, Exclude<ResultFilter, 'all'> | null>> = {
  no_results: null,
  canceled: 'refund',
  win_entire: 'win',
  lose_entire: 'lose',
  refund_entire: 'refund',
  refund_half_win_other: 'win',
  refund_half_lose_other: 'lose',
  cashed_out: 'refund',
}

export const LEG_RESULTS = ['open', 'win', 'half_win', 'void', 'half_lose', 'lose'] as const
/** How a leg ended; a push is void. `open` while it is undecided. */
export type LegResult = (typeof LEG_RESULTS)[number]
/** How an outcome ended once its market is settled; a push is void. */
export const SETTLED_RESULTS = ['win', 'half_win', 'void', 'half_lose', 'lose'] as const
export type SettledResult = (typeof SETTLED_RESULTS)[number]
