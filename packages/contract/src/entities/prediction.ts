import * as z from 'zod/mini'
import { PREDICTION_OUTCOMES } from '../constants.ts'
import { Id, Timestamp } from '../primitives.ts'

/** `winner:` and the match's id: who wins it. There is one prediction per match. */
export const PredictionId = z.string().check(z.regex(/^winner:[1-9]\d{0,14}$/, 'must be winner: and the id of a match'))
const PredictionData = z.strictObject({ outcome: z.enum(PREDICTION_OUTCOMES) })

/** What one player predicted. */
export const Prediction = z.strictObject({
  prediction_id: z.string(),
  data: PredictionData,
  created_at: Timestamp,
})
export type Prediction = z.infer<typeof Prediction>

export const PredictionRequest = z.strictObject({ prediction_id: PredictionId, data: PredictionData })

/** A prediction with how everybody voted. */
export const PredictionPoll = z.strictObject({
  prediction_id: z.string(),
  match_id: Id,
  /** Whether votes are still taken: until the match is over. */
  is_open: z.boolean(),
  options: z.array(
    z.strictObject({ outcome: z.enum(PREDICTION_OUTCOMES), name: z.string(), votes: z.int().check(z.gte(0)) }),
  ),
  total_votes: z.int().check(z.gte(0)),
  /** The player's own vote; null when he has none, and for a visitor. */
  vote: z.nullable(Prediction),
})
export type PredictionPoll = z.infer<typeof PredictionPoll>
