import type { Bet, SharedBetRequest } from '@touchline/contract'

/** What is given to others. */
export interface Shareable {
  readonly bets: readonly SharedBetRequest[]
  /** The placed bet, where there is one: it can be given as a picture. */
  readonly bet?: Bet
}
