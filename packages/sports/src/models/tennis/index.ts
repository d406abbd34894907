import { defineSport } from '../../sport/define-sport.ts'
import { jointWin } from './joint.ts'
import { TENNIS_MARKETS } from './markets.ts'
import { playTennis } from './play.ts'
import { tennisReached } from './reached.ts'
import { tennisScore, tennisText } from './score.ts'
import { applyTennis, initialTennis } from './state.ts'
import { tennisTruth } from './truth.ts'
import { tennisViews } from './views.ts'

/** Tennis: chains over points, games and sets. */
export const TENNIS = defineSport({
  markets: TENNIS_MARKETS,
  model: {
    truth: tennisTruth,
    play: playTennis,
    initial: initialTennis,
    apply: (_truth, state, event) => applyTennis(state, event),
    advance: (_truth, state, now) => ({ ...state, now }),
    leaves: 'when_certain',
    views: tennisViews,
    reached: tennisReached,
    jointProbability: jointWin,
    score: (_truth, state) => tennisScore(state),
    finalText: tennisText,
  },
})
