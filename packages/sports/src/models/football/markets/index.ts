import { COMBINED_MARKETS } from './combined.ts'
import { COUNT_MARKETS } from './counts.ts'
import { GOAL_MARKETS } from './goals.ts'
import { HALF_MARKETS } from './halves.ts'

/** Football, in the order of the match page; everything counts regular time with stoppage time. */
export const FOOTBALL_MARKETS = [...GOAL_MARKETS, ...COMBINED_MARKETS, ...HALF_MARKETS, ...COUNT_MARKETS]
