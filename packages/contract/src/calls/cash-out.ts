import * as z from 'zod/mini'
import { Bet } from '../entities/bet.ts'
import { Id, one, Subunits } from '../primitives.ts'
import { defineCall } from './define.ts'

export const cashOutBet = defineCall({
  method: 'POST',
  path: '/api/v2/bets/cashout',
  auth: 'player',
  summary: 'Cashes a bet out, whole or in part, at the value the player saw; refused when it is worth less now',
  body: z
    .strictObject({
      bet_id: Id,
      /** The value of the whole bet that the player saw, in subunits: it is what he gets, also when it has risen since. */
      to_cashout: Subunits.check(z.gte(1)),
      /** Percent of the stake still at risk; the rest of the bet goes on. */
      share: z.optional(z.int().check(z.gte(1), z.lte(100))),
      /** What to pay out, in subunits, at most `to_cashout`; the stake that remains at risk goes on. */
      amount: z.optional(Subunits.check(z.gte(1))),
    })
    .check(
      z.refine(
        ({ share, amount }) => share === undefined || amount === undefined,
        'takes a share or an amount, not both',
      ),
    ),
  answer: one(Bet),
  status: 200,
  idempotent: true,
})
