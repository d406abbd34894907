import * as z from 'zod/mini'
import { PredictionId, PredictionPoll, PredictionRequest } from '../entities/prediction.ts'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getPrediction = defineCall('getPrediction', {
  summary: 'The votes on the winner of a match, and the vote of the player',
  query: z.strictObject({ prediction_id: PredictionId }),
  answer: one(PredictionPoll),
  status: 200,
})

export const castVote = defineCall('castVote', {
  summary: 'Votes on who wins a match; voting again changes the vote, until the match is over',
  body: PredictionRequest,
  answer: one(PredictionPoll),
  status: 200,
})
