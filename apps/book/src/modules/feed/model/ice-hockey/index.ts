import type { SportModel } from '../types.ts'
import { applyEvent } from './apply.ts'
import { fairMarkets } from './fair.ts'
import { decideOutcome } from './outcomes.ts'
import { playMatch } from './play.ts'
import { scoreView } from './score.ts'
import { advanceState, finalScore, type HockeyState, initialState, regularScore } from './state.ts'
import { winTogether } from './together.ts'
import { type HockeyTruth, hockeyTruth } from './truth.ts'

/** Ice hockey: Poisson periods, an endgame with empty nets, overtime and shootout. */
export const ICE_HOCKEY_MODEL: SportModel<HockeyTruth, HockeyState> = {
  truth: hockeyTruth,
  play: playMatch,
  breakOff: (at) => ({ at, type: 'abandoned' }),
  initial: () => initialState(),
  apply: (_truth, state, event) => applyEvent(state, event),
  advance: (_truth, state, now) => advanceState(state, now),
  fair: fairMarkets,
  outcome: decideOutcome,
  together: winTogether,
  score: (_truth, state) => scoreView(state),
  finalText(state) {
    const regular = regularScore(state)
    const final = finalScore(state)
    if (state.abandonedIn !== null) return `${final.home}:${final.away} (${state.abandonedIn}′)`
    const text = `${regular.home}:${regular.away}`
    if (final.home === regular.home && final.away === regular.away) return text
    return `${final.home}:${final.away} ${state.overtime === null ? 'SO' : 'OT'} (${text})`
  },
}
