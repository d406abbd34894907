import * as z from 'zod/mini'
import { BetRequest } from '../entities/bet.ts'
import { CustomQuote } from '../entities/custom-bet.ts'
import { Market } from '../entities/market.ts'
import { one, queryInt, Version } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getCustomMarkets = defineCall({
  method: 'GET',
  path: '/api/v2/bets/custom/markets/{matchId}',
  auth: 'optional',
  summary: 'Markets of an event whose outcomes may go into one custom bet: those that share a custom bet group',
  params: z.strictObject({ matchId: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer: z.strictObject({ data: z.array(Market), version: Version }),
  status: 200,
})

export const getCustomOdds = defineCall({
  method: 'POST',
  path: '/api/v2/bets/custom/odds',
  auth: 'optional',
  summary: 'One price for several outcomes of one event; outcomes that exclude each other are refused',
  body: z.strictObject({ selections: BetRequest.shape.selections }),
  answer: one(CustomQuote),
  status: 200,
})
