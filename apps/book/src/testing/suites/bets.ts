import { approvalSuite } from './approval.ts'
import { autoCashOutSuite } from './auto-cash-out.ts'
import { behindResultsSuite } from './behind-results.ts'
import { cashOutSuite } from './cash-out.ts'
import { cashOutModelSuite } from './cash-out-model.ts'
import { cashOutPartsSuite } from './cash-out-parts.ts'
import { cashOutsInPlaySuite } from './cash-outs-in-play.ts'
import { counterOfferSuite } from './counter-offer.ts'
import { customBetsSuite } from './custom-bets.ts'
import { exposureSuite } from './exposure.ts'
import { providerOutageSuite } from './provider-outage.ts'
import { providersSuite } from './providers.ts'
import type { Suite } from './suite.ts'

/** What bets can do beyond being placed and settled, on every database the book runs on. */
export function betsSuite(suite: () => Suite): void {
  customBetsSuite(suite)
  cashOutSuite(suite)
  cashOutPartsSuite(suite)
  cashOutModelSuite(suite)
  autoCashOutSuite(suite)
  cashOutsInPlaySuite(suite)
  exposureSuite(suite)
  approvalSuite(suite)
  counterOfferSuite(suite)
  providersSuite(suite)
  providerOutageSuite(suite)
  behindResultsSuite(suite)
}
