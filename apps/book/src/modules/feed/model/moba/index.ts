import type { SportModel } from '../types.ts'
import { mobaFair } from './fair.ts'
import { mobaOutcome } from './outcomes.ts'
import { playMoba } from './play.ts'
import { mobaScore, mobaText } from './score.ts'
import { applyMoba, initialMoba, type MobaState } from './state.ts'
import { winTogether } from './together.ts'
import { DOTA2, LOL, type MobaGame, type MobaTruth, mobaTruth } from './truth.ts'

function createMobaModel(game: MobaGame): SportModel<MobaTruth, MobaState> {
  return {
    truth: (setup, rng) => mobaTruth(game, setup, rng),
    play: playMoba,
    initial: initialMoba,
    apply: (_truth, state, event) => applyMoba(state, event),
    advance: (_truth, state, now) => ({ ...state, now }),
    fair: mobaFair,
    outcome: mobaOutcome,
    together: winTogether,
    score: (_truth, state) => mobaScore(state),
    finalText: mobaText,
  }
}

/** Dota 2: maps won along a gold lead, inside a chain over the maps of a series. */
export const DOTA2_MODEL = createMobaModel(DOTA2)

/** League of Legends: the same with shorter maps and fewer kills. */
export const LOL_MODEL = createMobaModel(LOL)
