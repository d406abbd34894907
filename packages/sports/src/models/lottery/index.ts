/** Lotteries: draws, the chances behind their prices, and what balls decide. */
import type { Market } from '../../markets/types.ts'
import { LOTTERY_MARKETS } from './markets.ts'

export { ballCount, DRAW_MS, drawAt, drawBalls, nextBallAt } from './draw-balls.ts'
export { drawFair } from './fair.ts'
export { jointDraw } from './joint.ts'
export { ballsText, decidingText, drawOutcome } from './outcome.ts'
export type { DrawState, LotteryBalls, LotteryRules } from './types.ts'

export const LOTTERY: { readonly markets: readonly Market[] } = { markets: LOTTERY_MARKETS }
