import * as z from 'zod/mini'
import { MAX_BETS_PER_REQUEST } from '../constants.ts'
import { about } from '../document/registry.ts'
import { SharedBet, SharedBetRequest } from '../entities/shared-bet.ts'
import { one, Timestamp } from '../primitives.ts'
import { defineCall } from './define.ts'

export const createShareCode = defineCall('createShareCode', {
  summary: 'A short code by which any visitor can restore these bets until it expires',
  body: z.strictObject({ bets: z.array(SharedBetRequest).check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST)) }),
  answer: one(
    z.strictObject({
      code: about(z.string(), 'What to give to others.'),
      expires_at: about(Timestamp, 'Until when it works.'),
    }),
  ),
  status: 201,
})

export const getSharedBets = defineCall('getSharedBets', {
  summary: 'The bets behind a code with what is still on offer of them, at the prices now; none when nothing is',
  query: z.strictObject({ code: about(z.string().check(z.minLength(1), z.maxLength(40)), 'What was given out.') }),
  answer: one(
    z.strictObject({
      code: about(z.string(), 'What was given out.'),
      expires_at: about(Timestamp, 'Until when it works.'),
      bets: z.array(SharedBet),
    }),
  ),
  status: 200,
})
