import type { SportModel } from '../types.ts'
import { tennisFair } from './fair.ts'
import { tennisOutcome } from './outcomes.ts'
import { playTennis } from './play.ts'
import { tennisScore, tennisText } from './score.ts'
import { applyTennis, initialTennis, type TennisState } from './state.ts'
import { winTogether } from './together.ts'
import { type TennisTruth, tennisTruth } from './truth.ts'

/** Tennis: chains over points, games and sets. */
export const TENNIS_MODEL: SportModel<TennisTruth, TennisState> = {
  truth: tennisTruth,
  play: playTennis,
  initial: initialTennis,
  apply: (_truth, state, event) => applyTennis(state, event),
  advance: (_truth, state, now) => ({ ...state, now }),
  fair: tennisFair,
  outcome: tennisOutcome,
  together: winTogether,
  score: (_truth, state) => tennisScore(state),
  finalText: tennisText,
}
