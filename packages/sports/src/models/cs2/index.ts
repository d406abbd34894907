import { defineSport } from '../../sport/define-sport.ts'
import { jointWin } from './joint.ts'
import { CS2_MARKETS } from './markets.ts'
import { playCs2 } from './play.ts'
import { cs2Reached } from './reached.ts'
import { cs2Score, cs2Text } from './score.ts'
import { applyCs2, initialCs2 } from './state.ts'
import { cs2Truth } from './truth.ts'
import { cs2Views } from './views.ts'

/** Counter-Strike 2: a chain over the rounds of a map inside a chain over the maps of a series. */
export const CS2 = defineSport({
  markets: CS2_MARKETS,
  model: {
    truth: cs2Truth,
    play: playCs2,
    initial: initialCs2,
    apply: applyCs2,
    advance: (_truth, state, now) => ({ ...state, now }),
    leaves: 'when_certain',
    views: cs2Views,
    reached: cs2Reached,
    jointProbability: jointWin,
    score: (_truth, state) => cs2Score(state),
    finalText: cs2Text,
  },
})
