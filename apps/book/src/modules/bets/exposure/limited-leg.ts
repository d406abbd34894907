import type { Selected } from '../placement/price-legs.ts'
import type { RiskLimit } from './risk-limits.ts'

/** An outcome that is bet on, with the limits of its market. */
export interface LimitedLeg extends RiskLimit {
  readonly pick: Selected
}
