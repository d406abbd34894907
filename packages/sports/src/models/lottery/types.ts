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

/**
 * What a market counts: numbers among the main balls, the first or the bonus ball, the number of odd ones, their sum.
 */
export type DrawView = 'number' | 'first' | 'bonus' | 'odd_count' | 'sum'

/** A number comes. */
export interface BallRule {
  readonly kind: 'ball'
  readonly number: number
}

/** The subject of an outcome, and when it wins: pricing and settlement both use it. */
export type LegRule =
  | { readonly of: 'number'; readonly number: number }
  | { readonly of: 'first' | 'bonus' | 'odd_count' | 'sum'; wins(value: number): boolean }
