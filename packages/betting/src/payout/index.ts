export { BET_TYPES, type BetType } from './bet-type.ts'
export { MAX_PAYOUT_EUR_SUBUNITS, maxPayoutIn } from './max-payout.ts'
export { type BetShape, betMultiplier } from './multiplier.ts'
export { type Payout, payout } from './payout.ts'
