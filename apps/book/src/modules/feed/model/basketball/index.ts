import type { SportModel } from '../types.ts'
import { basketballFair } from './fair.ts'
import { basketballOutcome } from './outcomes.ts'
import { playBasketball } from './play.ts'
import { basketballScore, basketballText } from './score.ts'
import { advanceBasketball, applyBasketball, type BasketballState, initialBasketball } from './state.ts'
import { winTogether } from './together.ts'
import { type BasketballTruth, basketballTruth } from './truth.ts'

/** Basketball: a chain over scoring plays. */
export const BASKETBALL_MODEL: SportModel<BasketballTruth, BasketballState> = {
  truth: basketballTruth,
  play: playBasketball,
  initial: initialBasketball,
  apply: (_truth, state, event) => applyBasketball(state, event),
  advance: (_truth, state, now) => advanceBasketball(state, now),
  fair: basketballFair,
  outcome: basketballOutcome,
  together: winTogether,
  score: (_truth, state) => basketballScore(state),
  finalText: basketballText,
}
