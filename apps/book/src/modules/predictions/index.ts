/** Predictions: what players expect of a match, without money. */
import type { BookModule } from '../../kernel/module.ts'
import { dropOrphanedVotes } from './drop-orphaned-votes.ts'
import { castVote } from './endpoints/cast-vote.ts'
import { getPrediction } from './endpoints/get-prediction.ts'
import type { PredictionsPorts } from './ports.ts'

/** Calls about predictions. */
export type PredictionsCall = 'getPrediction' | 'castVote'

export function createPredictions(ports: PredictionsPorts): BookModule<PredictionsCall> {
  return {
    handlers: {
      getPrediction: getPrediction(ports),
      castVote: castVote(ports),
    },
    tidy: () => dropOrphanedVotes(ports.db),
  }
}
