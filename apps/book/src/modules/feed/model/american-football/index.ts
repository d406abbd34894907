import type { SportModel } from '../types.ts'
import { americanFootballFair } from './fair.ts'
import { americanFootballOutcome } from './outcomes.ts'
import { playAmericanFootball } from './play.ts'
import { americanFootballScore, americanFootballText } from './score.ts'
import {
  type AmericanFootballState,
  advanceAmericanFootball,
  applyAmericanFootball,
  initialAmericanFootball,
} from './state.ts'
import { winTogether } from './together.ts'
import { type AmericanFootballTruth, americanFootballTruth } from './truth.ts'

/** American football: a chain over the remaining drives, which yields the key numbers 3, 7, 10 by itself. */
export const AMERICAN_FOOTBALL_MODEL: SportModel<AmericanFootballTruth, AmericanFootballState> = {
  truth: americanFootballTruth,
  play: playAmericanFootball,
  initial: initialAmericanFootball,
  apply: (_truth, state, event) => applyAmericanFootball(state, event),
  advance: (_truth, state, now) => advanceAmericanFootball(state, now),
  fair: americanFootballFair,
  outcome: americanFootballOutcome,
  together: winTogether,
  score: (_truth, state) => americanFootballScore(state),
  finalText: americanFootballText,
}
