import * as z from 'zod/mini'
import { ACCEPT_MODES, BET_FILTERS, BET_STATES, MAX_BETS_PER_REQUEST } from '../constants.ts'
import { Bet, BetRequest } from '../entities/bet.ts'
import { CurrencyCode, Locale, one, PageQuery, pageOf, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export const placeBets = defineCall({
  method: 'POST',
  path: '/api/v3/bets',
  auth: 'player',
  summary: 'Places bets: all of them or none. A live bet answers `submitted` and is decided after the live delay',
  body: z.strictObject({
    meta: z.strictObject({
      device_id: z.string().check(z.maxLength(100)),
      quick: z.optional(z.boolean()),
      type: z.optional(z.string().check(z.maxLength(40))),
      /** Price moves accepted for this placement; the player's setting where absent. */
      auto_accept_odds_change: z.optional(z.enum(ACCEPT_MODES)),
    }),
    bets: z.array(BetRequest).check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST)),
    locale: z.optional(Locale),
  }),
  answer: z.strictObject({ data: z.array(Bet) }),
  status: 201,
  idempotent: true,
})

const A_STATE = `(${BET_STATES.join('|')})`
/** `all`, `open`, `settled`, or states separated by commas. */
const StatusFilter = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(${BET_FILTERS.join('|')}|${A_STATE}(,${A_STATE}){0,${BET_STATES.length - 1}})$`),
      `must be ${BET_FILTERS.join(', ')}, or states of bets separated by commas`,
    ),
  )

export const getBets = defineCall({
  method: 'GET',
  path: '/api/v3/bets',
  auth: 'player',
  summary: "The player's bets, newest first",
  query: z.strictObject({
    status: z.optional(StatusFilter),
    result: z.optional(z.enum(['all', 'win', 'lose', 'refund'])),
    ...PageQuery,
  }),
  answer: pageOf(Bet),
  status: 200,
})

export const getBet = defineCall({
  method: 'GET',
  path: '/api/v3/bets/{id}',
  auth: 'player',
  summary: "One of the player's bets",
  params: z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer: one(Bet),
  status: 200,
})

export const getMaxStake = defineCall({
  method: 'POST',
  path: '/api/v2/bets/max-stake',
  auth: 'player',
  summary: 'Largest stake of each bet that placement would take, in subunits',
  body: z.strictObject({
    bets: z
      .array(z.strictObject({ ...BetRequest.shape, stake: z.strictObject({ currency: CurrencyCode }) }))
      .check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST)),
  }),
  answer: z.strictObject({ data: z.array(z.strictObject({ max_stake: z.int(), min_stake: z.int() })) }),
  status: 200,
})

export { cashOutBet } from './cash-out.ts'
export { getCustomMarkets, getCustomOdds } from './custom-bets.ts'
