/** Bets: placement, the live delay, and how bets are shown. */

export { createBetIds } from './bet-ids.ts'
export { type BetRecord, type LegRecord, settleable } from './bet-record.ts'
export { type Audience, createCashOutPush } from './cash-out/cash-out-push.ts'
export { type BetsCall, betsEndpoints } from './endpoints/index.ts'
export { PATIENCE_MS } from './live-delay/decide-bet.ts'
export { createLiveDelay } from './live-delay/live-delay-service.ts'
export { loadBets, type OwnedBet } from './load-bets.ts'
export { forgetOldAnswers } from './placement/remember-answer.ts'
export { type LegKey, legView } from './views/leg-view.ts'
export { viewBets } from './views/view-bets.ts'
