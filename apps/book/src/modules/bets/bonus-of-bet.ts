import type { BetBonus } from '@touchline/betting'

/** The bonus that a bet was placed with, as it was promised then. */
export interface BonusOfBet {
  /** As calls name it. */
  readonly id: number
  /** What the player has of it. */
  readonly issueId: number
  /** Scaled: what winnings are multiplied by when every leg wins; 10,000 where they are not. */
  readonly odds: number
  readonly terms: BetBonus
  /** The house gives the stake. */
  readonly isHouse: boolean
  /** Worth of a free bet, in subunits; 0 of others. */
  readonly amount: bigint
  readonly points: number
  /** Events that count once and do so with this bet. */
  readonly events: readonly number[]
}
