import { defineSport } from '../../sport/define-sport.ts'
import { applyEvent } from './apply.ts'
import { jointWin } from './joint.ts'
import { FOOTBALL_MARKETS } from './markets/index.ts'
import { playMatch } from './play.ts'
import { footballReached } from './reached.ts'
import { scoreView } from './score.ts'
import { advanceState, initialState, score } from './state.ts'
import { footballTruth } from './truth.ts'
import { footballViews } from './views.ts'

/** Football: two Poisson halves in one Dixon-Coles joint, corners and bookings beside it. */
export const FOOTBALL = defineSport({
  markets: FOOTBALL_MARKETS,
  model: {
    truth: footballTruth,
    play: playMatch,
    breakOff: (at) => ({ at, type: 'abandoned' }),
    initial: () => initialState(),
    apply: (_truth, state, event) => applyEvent(state, event),
    advance: (_truth, state, now) => advanceState(state, now),
    leaves: 'when_decided',
    views: footballViews,
    reached: footballReached,
    jointProbability: jointWin,
    score: (_truth, state) => scoreView(state),
    finalText(state) {
      const { home, away } = score(state)
      if (state.abandonedIn !== null) return `${home}:${away} (${state.abandonedIn}′)`
      return `${home}:${away} (${state.firstHalf.home}:${state.firstHalf.away})`
    },
  },
})
