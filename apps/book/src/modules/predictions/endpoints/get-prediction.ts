import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findEvent } from '../../catalogue/index.ts'
import { loadPoll } from '../load-poll.ts'
import type { PredictionsPorts } from '../ports.ts'
import { matchOfPrediction } from '../prediction-id.ts'

/** A match without votes has a prediction as well. Outrights have none. */
export function getPrediction({ catalogue, db }: PredictionsPorts): Handler<'getPrediction'> {
  return async ({ query, player, locale }) => {
    const entry = await findEvent(catalogue, matchOfPrediction(query.prediction_id))
    if (entry?.type !== 'match') return refuse('not_found')
    return { data: await loadPoll(db, entry, player?.playerId ?? null, locale) }
  }
}
