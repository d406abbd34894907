import * as z from 'zod/mini'
import { JACKPOT_HIT_STATUSES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Jackpot, JackpotHit, JackpotTerms } from '../entities/jackpot.ts'
import { SlipBetsBody } from '../entities/slip-bets.ts'
import { Id, one, QueryFlag, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getJackpots = defineCall('getJackpots', {
  summary: 'Jackpots in play',
  answer: z.strictObject({ data: z.array(Jackpot) }),
  status: 200,
})

export const getJackpot = defineCall('getJackpot', {
  summary: 'One jackpot',
  params: z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer: one(Jackpot),
  status: 200,
})

export const getJackpotTerms = defineCall('getJackpotTerms', {
  summary: 'Which bets take part in a jackpot, what they bring, the chances, and what proves the draws',
  params: z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer: one(JackpotTerms),
  status: 200,
})

export const findJackpots = defineCall('findJackpots', {
  summary: 'Which jackpots each bet of the slip would take part in, in the order of the bets',
  body: SlipBetsBody,
  answer: z.strictObject({
    data: about(
      z.array(z.strictObject({ jackpots: about(z.array(z.strictObject({ id: Id })), 'Jackpots that the bet feeds.') })),
      'In the order of the bets.',
    ),
  }),
  status: 200,
})

export const getJackpotHits = defineCall('getJackpotHits', {
  summary: 'Latest jackpot hits, 10 unless asked otherwise; `for_user` and `unseen` need a player',
  query: z.strictObject({
    jackpot_id: about(z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)), 'Only hits of this one.'),
    limit: about(z.optional(queryInt(1, 100)), 'How many hits at most.'),
    status: about(z.optional(z.enum(JACKPOT_HIT_STATUSES)), 'Only those that stand so.'),
    for_user: about(z.optional(QueryFlag), "Only the player's own."),
    unseen: z.optional(QueryFlag),
  }),
  answer: z.strictObject({ data: z.array(JackpotHit) }),
  status: 200,
})
