import { badInputSuite } from './bad-input.ts'
import { callLimitsSuite } from './call-limits.ts'
import { idempotencySuite } from './idempotency.ts'
import { ledgerSuite } from './ledger.ts'
import { liveDelaySuite } from './live-delay.ts'
import { onceSuite } from './once.ts'
import { placementSuite } from './placement.ts'
import { placingTogetherSuite } from './placing-together.ts'
import { playersSuite } from './players.ts'
import { settlementSuite } from './settlement.ts'
import { strangersSuite } from './strangers.ts'
import type { Suite } from './suite.ts'

/** What happens to money: proven on the embedded database in every run, for it is another one than PostgreSQL. */
export function moneySuite(suite: () => Suite): void {
  placementSuite(suite)
  idempotencySuite(suite)
  onceSuite(suite)
  placingTogetherSuite(suite)
  settlementSuite(suite)
  ledgerSuite(suite)
}

/** What else must hold on every database the book runs on. */
export function doorSuite(suite: () => Suite): void {
  liveDelaySuite(suite)
  playersSuite(suite)
  badInputSuite(suite)
  strangersSuite(suite)
  callLimitsSuite(suite)
}
