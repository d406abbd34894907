import * as z from 'zod/mini'
import { MAX_BETS_PER_REQUEST } from '../constants.ts'
import { SharedBet, SharedBetRequest } from '../entities/shared-bet.ts'
import { one, Timestamp } from '../primitives.ts'
import { defineCall } from './define.ts'

export const createShareCode = defineCall({
  method: 'POST',
  path: '/api/v2/bets/share-code',
  auth: 'player',
  summary: 'A short code under which anybody can restore these bets until it expires',
  body: z.strictObject({ bets: z.array(SharedBetRequest).check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST)) }),
  answer: one(z.strictObject({ code: z.string(), expires_at: Timestamp })),
  status: 201,
})

export const getSharedBets = defineCall({
  method: 'GET',
  path: '/api/v2/bets/share-code',
  auth: 'none',
  summary: 'The bets behind a code with what is still on offer of them, at the prices now; none when nothing is',
  query: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(40)) }),
  answer: one(z.strictObject({ code: z.string(), expires_at: Timestamp, bets: z.array(SharedBet) })),
  status: 200,
})
