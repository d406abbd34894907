import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { BetRequest } from '../entities/bet.ts'
import { CustomQuote } from '../entities/custom-bet.ts'
import { Market } from '../entities/market.ts'
import { one, queryInt, Version } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getCustomMarkets = defineCall('getCustomMarkets', {
  summary: 'Markets of an event whose outcomes may go into one custom bet: those that share a custom bet group',
  params: z.strictObject({ matchId: about(queryInt(1, Number.MAX_SAFE_INTEGER), 'The event.') }),
  answer: z.strictObject({ data: z.array(Market), version: Version }),
  status: 200,
})

export const getCustomOdds = defineCall('getCustomOdds', {
  summary: 'One price for several outcomes of one event; outcomes that exclude each other are refused',
  body: z.strictObject({
    selections: about(BetRequest.shape.selections, 'Outcomes of one event.'),
    with_excluded: about(z.optional(z.boolean()), 'Whether to name the outcomes that cannot join these.'),
  }),
  answer: one(CustomQuote),
  status: 200,
})
