import { idempotencySuite } from './idempotency.ts'
import { liveDelaySuite } from './live-delay.ts'
import { placementSuite } from './placement.ts'
import type { Suite } from './suite.ts'

/** What must hold on every database the book runs on. */
export function coreSuite(suite: () => Suite): void {
  placementSuite(suite)
  idempotencySuite(suite)
  liveDelaySuite(suite)
}
