import { badInputSuite } from './bad-input.ts'
import { callLimitsSuite } from './call-limits.ts'
import { idempotencySuite } from './idempotency.ts'
import { ledgerSuite } from './ledger.ts'
import { liveDelaySuite } from './live-delay.ts'
import { placementSuite } from './placement.ts'
import { placingTogetherSuite } from './placing-together.ts'
import { playersSuite } from './players.ts'
import { settlementSuite } from './settlement.ts'
import { strangersSuite } from './strangers.ts'
import type { Suite } from './suite.ts'

/** What must hold on every database the book runs on. */
export function coreSuite(suite: () => Suite): void {
  placementSuite(suite)
  idempotencySuite(suite)
  placingTogetherSuite(suite)
  liveDelaySuite(suite)
  settlementSuite(suite)
  playersSuite(suite)
  badInputSuite(suite)
  ledgerSuite(suite)
  strangersSuite(suite)
  callLimitsSuite(suite)
}
