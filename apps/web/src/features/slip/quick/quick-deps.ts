import type { SlipDeps } from '../engine/slip-deps.ts'
import type { PlacementClaim } from '../placing/keyed-placement.ts'

export interface QuickDeps extends SlipDeps {
  /** Shows that it cannot be known whether a bet was placed. */
  readonly setAside: (claim: PlacementClaim) => void
}
