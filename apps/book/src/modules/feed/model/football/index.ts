import type { SportModel } from '../types.ts'
import { applyEvent } from './apply.ts'
import { fairMarkets } from './fair.ts'
import { decideOutcome } from './outcomes.ts'
import { playMatch } from './play.ts'
import { scoreView } from './score.ts'
import { advanceState, type FootballState, initialState, score } from './state.ts'
import { winTogether } from './together.ts'
import { type FootballTruth, footballTruth } from './truth.ts'

/** Football: two Poisson halves in one Dixon-Coles joint, corners and bookings beside it. */
export const FOOTBALL_MODEL: SportModel<FootballTruth, FootballState> = {
  truth: footballTruth,
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
    const { home, away } = score(state)
    if (state.abandonedIn !== null) return `${home}:${away} (${state.abandonedIn}′)`
    return `${home}:${away} (${state.firstHalf.home}:${state.firstHalf.away})`
  },
}
