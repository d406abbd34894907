import * as z from 'zod/mini'
import { PREDICTION_OUTCOMES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, Timestamp } from '../primitives.ts'

export const PredictionId = component(
  'PredictionId',
  "`winner:` and the match's id: who wins it. There is one prediction per match.",
  z.string().check(z.regex(/^winner:[1-9]\d{0,14}$/, 'must be winner: and the id of a match')),
)
const PredictionData = component(
  'PredictionData',
  'What was predicted.',
  z.strictObject({ outcome: about(z.enum(PREDICTION_OUTCOMES), 'Who wins.') }),
)

export const Prediction = component(
  'Prediction',
  'What one player predicted.',
  z.strictObject({
    prediction_id: z.string(),
    data: about(PredictionData, 'What was predicted.'),
    created_at: Timestamp,
  }),
)
export type Prediction = z.infer<typeof Prediction>

export const PredictionRequest = component(
  'PredictionRequest',
  'A vote.',
  z.strictObject({ prediction_id: PredictionId, data: about(PredictionData, 'What is predicted.') }),
)

export const PredictionPoll = component(
  'PredictionPoll',
  'A prediction with the votes of all players.',
  z.strictObject({
    prediction_id: z.string(),
    match_id: Id,
    is_open: about(z.boolean(), 'Whether votes are still taken: until the match is over.'),
    options: about(
      z.array(
        z.strictObject({
          outcome: about(z.enum(PREDICTION_OUTCOMES), 'Who wins.'),
          name: z.string(),
          votes: about(z.int().check(z.gte(0)), 'How many players said so.'),
        }),
      ),
      'Who can win, with the votes.',
    ),
    total_votes: about(z.int().check(z.gte(0)), 'How many players voted.'),
    vote: about(z.nullable(Prediction), "The player's own vote; null when they have none, and for a visitor."),
  }),
)
export type PredictionPoll = z.infer<typeof PredictionPoll>
