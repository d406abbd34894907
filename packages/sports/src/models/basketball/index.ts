import { defineSport } from '../../sport/define-sport.ts'
import { jointWin } from './joint.ts'
import { BASKETBALL_MARKETS } from './markets.ts'
import { playBasketball } from './play.ts'
import { basketballReached } from './reached.ts'
import { basketballScore, basketballText } from './score.ts'
import { advanceBasketball, applyBasketball, initialBasketball } from './state.ts'
import { basketballTruth } from './truth.ts'
import { basketballViews } from './views.ts'

/** Basketball: a chain over scoring plays. */
export const BASKETBALL = defineSport({
  markets: BASKETBALL_MARKETS,
  model: {
    truth: basketballTruth,
    play: playBasketball,
    initial: initialBasketball,
    apply: (_truth, state, event) => applyBasketball(state, event),
    advance: (_truth, state, now) => advanceBasketball(state, now),
    leaves: 'when_certain',
    views: basketballViews,
    reached: basketballReached,
    jointProbability: jointWin,
    score: (_truth, state) => basketballScore(state),
    finalText: basketballText,
  },
})
