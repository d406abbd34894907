import { defineSport } from '../../sport/define-sport.ts'
import { jointWin } from './joint.ts'
import { MOBA_MARKETS } from './markets.ts'
import { playMoba } from './play.ts'
import { mobaReached } from './reached.ts'
import { mobaScore, mobaText } from './score.ts'
import { applyMoba, initialMoba } from './state.ts'
import { DOTA2, LOL, type MobaGame, mobaTruth } from './truth.ts'
import { mobaViews } from './views.ts'

function defineMoba(game: MobaGame) {
  return defineSport({
    markets: MOBA_MARKETS,
    model: {
      truth: (setup, rng) => mobaTruth(game, setup, rng),
      play: playMoba,
      initial: initialMoba,
      apply: (_truth, state, event) => applyMoba(state, event),
      advance: (_truth, state, now) => ({ ...state, now }),
      leaves: 'when_certain',
      views: mobaViews,
      reached: mobaReached,
      jointProbability: jointWin,
      score: (_truth, state) => mobaScore(state),
      finalText: mobaText,
    },
  })
}

/** Dota 2: maps won along a gold lead, inside a chain over the maps of a series. */
export const DOTA2_SPORT = defineMoba(DOTA2)

/** League of Legends: the same with shorter maps and fewer kills. */
export const LOL_SPORT = defineMoba(LOL)
