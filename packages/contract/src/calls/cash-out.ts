import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { Bet } from '../entities/bet.ts'
import { Id, one, queryInt, Subunits } from '../primitives.ts'
import { defineCall } from './define.ts'

export const cashOutBet = defineCall('cashOutBet', {
  summary:
    'Cashes a bet out, whole or in part, at the value the player saw; refused when it is worth less now. In play the bet is answered as `cashout_in_progress`, and paid or not after the live delay',
  body: z
    .strictObject({
      bet_id: about(Id, "One of the player's bets."),
      to_cashout: about(
        Subunits.check(z.gte(1)),
        'The value of the whole bet that the player saw, in subunits: it is what they get, also when it has risen since.',
      ),
      share: about(
        z.optional(z.int().check(z.gte(1), z.lte(100))),
        'Percent of the stake still at risk; the rest of the bet goes on.',
      ),
      amount: about(
        z.optional(Subunits.check(z.gte(1))),
        'What to pay out, in subunits, at most `to_cashout`; the stake that remains at risk goes on.',
      ),
      tolerance: about(
        z.optional(z.int().check(z.gte(0), z.lte(10))),
        'Percent by which the bet may be worth less than `to_cashout` without a refusal: the player then gets what it is worth. 0 where absent.',
      ),
    })
    .check(
      z.refine(
        ({ share, amount }) => share === undefined || amount === undefined,
        'takes a share or an amount, not both',
      ),
    ),
  answer: one(Bet),
  status: 200,
})

const anOwnBet = z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) })

export const setAutoCashOut = defineCall('setAutoCashOut', {
  summary:
    'Has the book cash a bet out by itself, whole, at the first value that reaches the one given; again: another value',
  params: anOwnBet,
  body: z.strictObject({
    to_cashout: about(
      Subunits.check(z.gte(1)),
      'Value at which the whole bet is cashed out, in subunits: it pays this or more, never less.',
    ),
  }),
  answer: one(Bet),
  status: 200,
})

export const cancelAutoCashOut = defineCall('cancelAutoCashOut', {
  summary: 'Takes an order to cash a bet out by itself back',
  params: anOwnBet,
  answer: one(Bet),
  status: 200,
})
