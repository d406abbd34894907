import * as z from 'zod/mini'
import { JACKPOT_HIT_STATUSES } from '../constants.ts'
import { Jackpot, JackpotHit } from '../entities/jackpot.ts'
import { SlipBetsBody } from '../entities/slip-bets.ts'
import { Id, one, QueryFlag, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getJackpots = defineCall({
  method: 'GET',
  path: '/api/v2/jackpots',
  auth: 'optional',
  summary: 'Jackpots in play',
  answer: z.strictObject({ data: z.array(Jackpot) }),
  status: 200,
})

export const getJackpot = defineCall({
  method: 'GET',
  path: '/api/v2/jackpots/{id}',
  auth: 'optional',
  summary: 'One jackpot',
  params: z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer: one(Jackpot),
  status: 200,
})

export const findJackpots = defineCall({
  method: 'POST',
  path: '/api/v2/jackpots',
  auth: 'player',
  summary: 'Which jackpots each bet of the slip would take part in, in the order of the bets',
  body: SlipBetsBody,
  answer: z.strictObject({ data: z.array(z.strictObject({ jackpots: z.array(z.strictObject({ id: Id })) })) }),
  status: 200,
})

export const getJackpotHits = defineCall({
  method: 'GET',
  path: '/api/v2/jackpot-hits',
  auth: 'optional',
  summary: 'Latest jackpot hits, 10 unless asked otherwise; `for_user` and `unseen` need a player',
  query: z.strictObject({
    jackpot_id: z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)),
    limit: z.optional(queryInt(1, 100)),
    status: z.optional(z.enum(JACKPOT_HIT_STATUSES)),
    for_user: z.optional(QueryFlag),
    unseen: z.optional(QueryFlag),
  }),
  answer: z.strictObject({ data: z.array(JackpotHit) }),
  status: 200,
})
