import type { SportModel } from '../types.ts'
import { cs2Fair } from './fair.ts'
import { cs2Outcome } from './outcomes.ts'
import { playCs2 } from './play.ts'
import { cs2Score, cs2Text } from './score.ts'
import { applyCs2, type Cs2State, initialCs2 } from './state.ts'
import { winTogether } from './together.ts'
import { type Cs2Truth, cs2Truth } from './truth.ts'

/** Counter-Strike 2: a chain over the rounds of a map inside a chain over the maps of a series. */
export const CS2_MODEL: SportModel<Cs2Truth, Cs2State> = {
  truth: cs2Truth,
  play: playCs2,
  initial: initialCs2,
  apply: applyCs2,
  advance: (_truth, state, now) => ({ ...state, now }),
  fair: cs2Fair,
  outcome: cs2Outcome,
  together: winTogether,
  score: (_truth, state) => cs2Score(state),
  finalText: cs2Text,
}
