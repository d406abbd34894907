/** Words shared by the models that find probabilities and the pricing that sells them. */

/** Result of one outcome: `void` returns the stake, `push` is the void of an exact line. */
export type LegOutcome = 'win' | 'half_win' | 'push' | 'half_lose' | 'lose' | 'void'

/** `open`: the state does not decide it yet. */
export type Decision = LegOutcome | 'open'

/**
 * Market identity inside a match: Unified Odds Feed id and specifiers with sorted keys joined by `|` ('' when none).
 */
export interface MarketRef {
  readonly id: number
  readonly specifier: string
}

/** Probabilities of one outcome; win + halfWin + push + halfLose + lose = 1. */
export interface FairOutcome {
  readonly id: string
  readonly win: number
  readonly halfWin: number
  readonly push: number
  readonly halfLose: number
  readonly lose: number
}

/** An open market at a state. Decided markets are not listed. */
export interface FairMarket extends MarketRef {
  readonly outcomes: readonly FairOutcome[]
  /** The line whose two fair probabilities are nearest one half, once per market id. */
  readonly mostBalanced: boolean
}

export const BET_STOP_REASONS = [
  'possible_goal',
  'possible_score',
  'goal_under_review',
  'possible_penalty',
  'possible_red_card',
  'dangerous_free_kick',
  'video_review',
  'period_end',
  'match_ending',
  'game_point',
  'break',
  'scout_lost',
] as const
export type BetStopReason = (typeof BET_STOP_REASONS)[number]

/** Why betting is stopped; the words of the Unified Odds Feed's betstop reasons. `groups` empty: the whole match. */
export interface BetStop {
  readonly reason: BetStopReason
  readonly groups: readonly string[]
}
