import type { ScoreRule } from '../../markets/rule.ts'
import type { Sign } from './half-full.ts'

/** Who leads at half time and who at the end. */
export interface HalfFullRule {
  readonly kind: 'half_full'
  readonly half: Sign
  readonly full: Sign
}

/** Who scores the goal that the market's specifier numbers. */
export interface NextGoalRule {
  readonly kind: 'next_goal'
  readonly side: 'home' | 'none' | 'away'
}

/** Who scores at any time. */
export interface ScorerRule {
  readonly kind: 'scorer'
  readonly player: string
}

export type FootballRule = ScoreRule | HalfFullRule | NextGoalRule | ScorerRule

/** What of a match is counted; everything counts regular time with stoppage time. */
export type FootballView =
  | 'full'
  | 'first_half'
  | 'second_half'
  | 'half_full'
  | 'next_goal'
  | 'corners'
  | 'bookings'
  | 'scorers'
