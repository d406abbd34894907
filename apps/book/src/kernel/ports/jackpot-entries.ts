import type { EnteringBet } from '@touchline/betting'

/** Whose bets they are, and whether they are being placed; otherwise somebody looks at a slip. */
export interface EnteringPlayer {
  readonly playerId: number
  /** ISO 3166; null where nobody knows. */
  readonly country: string | null
  readonly isPlacing: boolean
}

/** Ids of the jackpots that each of some bets takes part in; null for a bet that is none yet. Answers from memory where it can. */
export type BetsInJackpots = (
  player: EnteringPlayer,
  bets: readonly (EnteringBet | null)[],
) => Promise<readonly (readonly number[])[]>
