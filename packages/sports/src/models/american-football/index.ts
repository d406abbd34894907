import { defineSport } from '../../sport/define-sport.ts'
import { jointWin } from './joint.ts'
import { AMERICAN_FOOTBALL_MARKETS } from './markets.ts'
import { playAmericanFootball } from './play.ts'
import { americanFootballReached } from './reached.ts'
import { americanFootballScore, americanFootballText } from './score.ts'
import { advanceAmericanFootball, applyAmericanFootball, initialAmericanFootball } from './state.ts'
import { americanFootballTruth } from './truth.ts'
import { americanFootballViews } from './views.ts'

/** American football: a chain over the remaining drives, from which the key numbers 3, 7, 10 follow. */
export const AMERICAN_FOOTBALL = defineSport({
  markets: AMERICAN_FOOTBALL_MARKETS,
  model: {
    truth: americanFootballTruth,
    play: playAmericanFootball,
    initial: initialAmericanFootball,
    apply: (_truth, state, event) => applyAmericanFootball(state, event),
    advance: (_truth, state, now) => advanceAmericanFootball(state, now),
    leaves: 'when_certain',
    views: americanFootballViews,
    reached: americanFootballReached,
    jointProbability: jointWin,
    score: (_truth, state) => americanFootballScore(state),
    finalText: americanFootballText,
  },
})
