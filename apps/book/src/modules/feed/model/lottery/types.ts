/** What a lottery draws: `drawn` main balls out of numbers from 1 to `pool`, then a bonus ball out of what is left. */
export interface LotteryRules {
  readonly pool: number
  readonly drawn: number
  readonly bonus: boolean
}

/** Balls in the order in which they came. */
export interface LotteryBalls {
  readonly balls: readonly number[]
  readonly bonus: number | null
}

/** How far a draw has come. Betting closes when it starts. */
export interface DrawState extends LotteryBalls {
  readonly rules: LotteryRules
  readonly phase: 'not_started' | 'running' | 'ended'
}
