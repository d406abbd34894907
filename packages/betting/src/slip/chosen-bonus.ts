import type { BetBonus } from '../bonus/index.ts'
import type { Odds } from '../odds/index.ts'

/** A bonus that the player has chosen for a bet, with the server's terms for this bet. */
export interface ChosenBonus {
  readonly id: number
  /** Scaled: what winnings are multiplied by; 10,000 where they are not. */
  readonly odds: Odds
  readonly terms: BetBonus
  /** The stake that a free bet sets, in subunits; null for others. */
  readonly stake: number | null
}
