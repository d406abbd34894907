import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../lib/refusal.ts'
import { type Catalogue, findEvent } from '../../catalogue/index.ts'
import { loadPoll } from '../load-poll.ts'
import { matchOfPrediction } from '../prediction-id.ts'

/** A match nobody has voted on yet has a prediction as well. Outrights have none. */
export function getPrediction(catalogue: Catalogue): Handler<'getPrediction'> {
  return async ({ db }, { query, player, locale }) => {
    const entry = await findEvent(catalogue, matchOfPrediction(query.prediction_id))
    if (entry?.type !== 'match') return refuse('not_found')
    return { data: await loadPoll(db, entry, player?.playerId ?? null, locale) }
  }
}
