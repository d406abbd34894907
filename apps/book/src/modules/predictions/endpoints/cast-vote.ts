import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { findEvent, isOpen } from '../../catalogue/index.ts'
import { loadPoll } from '../load-poll.ts'
import type { PredictionsPorts } from '../ports.ts'
import { matchOfPrediction } from '../prediction-id.ts'
import { voteOptions } from '../vote-options.ts'

export function castVote({ catalogue, db, clock }: PredictionsPorts): Handler<'castVote'> {
  return async ({ body: { prediction_id, data }, player, locale }) => {
    const entry = await findEvent(catalogue, matchOfPrediction(prediction_id))
    if (entry?.type !== 'match') return refuse('not_found')
    if (!isOpen(entry)) return refuse('prediction_closed')
    const options = voteOptions(entry, locale).map(({ outcome }) => outcome)
    if (!options.includes(data.outcome)) {
      const message = `This match ends with one of: ${options.join(', ')}`
      return refuse('validation', { details: [{ path: 'body.data.outcome', message }] })
    }
    await db.query(
      `INSERT INTO prediction_votes AS v (match_id, player_id, outcome, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (match_id, player_id) DO UPDATE SET outcome = $3, created_at = $4 WHERE v.outcome <> $3`,
      [entry.id, player.playerId, data.outcome, new Date(clock.now())],
    )
    return { data: await loadPoll(db, entry, player.playerId, locale) }
  }
}
