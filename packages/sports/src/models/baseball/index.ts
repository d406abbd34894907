import { defineSport } from '../../sport/define-sport.ts'
import { jointWin } from './joint.ts'
import { BASEBALL_MARKETS } from './markets.ts'
import { playBaseball } from './play.ts'
import { baseballReached } from './reached.ts'
import { baseballScore, baseballText } from './score.ts'
import { applyBaseball, initialBaseball } from './state.ts'
import { baseballTruth } from './truth.ts'
import { baseballViews } from './views.ts'

/** Baseball: runs out by out, walk-offs and extra innings. */
export const BASEBALL = defineSport({
  markets: BASEBALL_MARKETS,
  model: {
    truth: baseballTruth,
    play: playBaseball,
    initial: initialBaseball,
    apply: (_truth, state, event) => applyBaseball(state, event),
    advance: (_truth, state, now) => ({ ...state, now }),
    leaves: 'when_certain',
    views: baseballViews,
    reached: baseballReached,
    jointProbability: jointWin,
    score: (_truth, state) => baseballScore(state),
    finalText: baseballText,
  },
})
