/** Predictions: what players expect of a match, without money. */
import type { Handlers } from '../../http/handler.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { castVote } from './endpoints/cast-vote.ts'
import { getPrediction } from './endpoints/get-prediction.ts'

export { dropOrphanedVotes } from './drop-orphaned-votes.ts'

/** Calls about predictions. */
export type PredictionsCall = 'getPrediction' | 'castVote'

export function predictionsHandlers(catalogue: Catalogue): Handlers<PredictionsCall> {
  return { getPrediction: getPrediction(catalogue), castVote: castVote(catalogue) }
}
