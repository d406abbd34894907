import { defineSport } from '../../sport/define-sport.ts'
import { applyEvent } from './apply.ts'
import { jointWin } from './joint.ts'
import { ICE_HOCKEY_MARKETS } from './markets.ts'
import { playMatch } from './play.ts'
import { hockeyReached } from './reached.ts'
import { scoreView } from './score.ts'
import { advanceState, finalScore, initialState, regularScore } from './state.ts'
import { hockeyTruth } from './truth.ts'
import { hockeyViews } from './views.ts'

/** Ice hockey: Poisson periods, an endgame with empty nets, overtime and shootout. */
export const ICE_HOCKEY = defineSport({
  markets: ICE_HOCKEY_MARKETS,
  model: {
    truth: hockeyTruth,
    play: playMatch,
    breakOff: (at) => ({ at, type: 'abandoned' }),
    initial: () => initialState(),
    apply: (_truth, state, event) => applyEvent(state, event),
    advance: (_truth, state, now) => advanceState(state, now),
    leaves: 'when_decided',
    views: hockeyViews,
    reached: hockeyReached,
    jointProbability: jointWin,
    score: (_truth, state) => scoreView(state),
    finalText(state) {
      const regular = regularScore(state)
      const final = finalScore(state)
      if (state.abandonedIn !== null) return `${final.home}:${final.away} (${state.abandonedIn}′)`
      const text = `${regular.home}:${regular.away}`
      if (final.home === regular.home && final.away === regular.away) return text
      return `${final.home}:${final.away} ${state.overtime === null ? 'SO' : 'OT'} (${text})`
    },
  },
})
