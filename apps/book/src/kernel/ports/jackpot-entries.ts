import type { EnteringBet } from '@touchline/betting'

/** The player of the bets, and whether the bets are being placed; otherwise a slip is being shown. */
export interface EnteringPlayer {
  readonly playerId: number
  /** ISO 3166; null if unknown. */
  readonly country: string | null
  readonly isPlacing: boolean
}

/**
 * Ids of the jackpots that each of some bets takes part in; null for a bet that is none yet. Reads from memory where it
 * can.
 */
export type BetsInJackpots = (
  player: EnteringPlayer,
  bets: readonly (EnteringBet | null)[],
) => Promise<readonly (readonly number[])[]>
