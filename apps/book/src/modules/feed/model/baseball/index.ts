import type { SportModel } from '../types.ts'
import { baseballFair } from './fair.ts'
import { baseballOutcome } from './outcomes.ts'
import { playBaseball } from './play.ts'
import { baseballScore, baseballText } from './score.ts'
import { applyBaseball, type BaseballState, initialBaseball } from './state.ts'
import { winTogether } from './together.ts'
import { type BaseballTruth, baseballTruth } from './truth.ts'

/** Baseball: runs out by out, walk-offs and extra innings. */
export const BASEBALL_MODEL: SportModel<BaseballTruth, BaseballState> = {
  truth: baseballTruth,
  play: playBaseball,
  initial: initialBaseball,
  apply: (_truth, state, event) => applyBaseball(state, event),
  advance: (_truth, state, now) => ({ ...state, now }),
  fair: baseballFair,
  outcome: baseballOutcome,
  together: winTogether,
  score: (_truth, state) => baseballScore(state),
  finalText: baseballText,
}
