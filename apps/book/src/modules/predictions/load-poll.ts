import type { PredictionOutcome, PredictionPoll } from '@touchline/contract'
import type { Db } from '../../db/index.ts'
import type { ServedLocale } from '../../kernel/locale.ts'
import { isOpen, type MatchEntry } from '../catalogue/index.ts'
import { predictionId } from './prediction-id.ts'
import { voteOptions } from './vote-options.ts'

interface CountRow {
  readonly outcome: PredictionOutcome
  readonly votes: number
}

interface VoteRow {
  readonly outcome: PredictionOutcome
  readonly created_at: Date
}

/** The votes of a match counted, with the player's own. */
export async function loadPoll(
  db: Db,
  entry: MatchEntry,
  playerId: number | null,
  locale: ServedLocale,
): Promise<PredictionPoll> {
  const counts = await db.query<CountRow>(
    'SELECT outcome, count(*)::int AS votes FROM prediction_votes WHERE match_id = $1 GROUP BY outcome',
    [entry.id],
  )
  const [own] = await db.query<VoteRow>(
    'SELECT outcome, created_at FROM prediction_votes WHERE match_id = $1 AND player_id = $2',
    [entry.id, playerId],
  )
  const id = predictionId(entry.id)
  const options = voteOptions(entry, locale).map((option) => ({
    ...option,
    votes: counts.find(({ outcome }) => outcome === option.outcome)?.votes ?? 0,
  }))
  return {
    prediction_id: id,
    match_id: entry.id,
    is_open: isOpen(entry),
    options,
    total_votes: options.reduce((sum, { votes }) => sum + votes, 0),
    vote:
      own === undefined
        ? null
        : { prediction_id: id, data: { outcome: own.outcome }, created_at: own.created_at.toISOString() },
  }
}
