import type { Ending, Fraction } from '../../plain-payout.ts'

export interface DecidedLeg {
  /** Scaled. */
  readonly odds: number
  /** Null while open. */
  readonly ending: Ending | null
  /** Share that counts on a dead heat. */
  readonly share: Fraction
}
