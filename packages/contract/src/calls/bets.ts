import * as z from 'zod/mini'
import { ACCEPT_MODES, BET_FILTERS, BET_STATES, MAX_BETS_PER_REQUEST } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Bet, BetRequest } from '../entities/bet.ts'
import { CurrencyCode, Locale, one, PageQuery, pageOf, queryInt, ScaledOdds, Subunits } from '../primitives.ts'
import { defineCall } from './define.ts'

export const placeBets = defineCall('placeBets', {
  summary: 'Places bets: all of them or none. A live bet answers `submitted` and is decided after the live delay',
  body: z.strictObject({
    meta: z.strictObject({
      device_id: z.string().check(z.maxLength(100)),
      quick: z.optional(z.boolean()),
      type: about(z.optional(z.string().check(z.maxLength(40))), 'Kind of the bets, where they are all of one.'),
      auto_accept_odds_change: about(
        z.optional(z.enum(ACCEPT_MODES)),
        "Price moves accepted for this placement; the player's setting where absent.",
      ),
    }),
    bets: about(
      z.array(BetRequest).check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST)),
      'All of them are placed, or none.',
    ),
    locale: z.optional(Locale),
  }),
  answer: z.strictObject({ data: z.array(Bet) }),
  status: 201,
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

export const getBets = defineCall('getBets', {
  summary: "The player's bets, newest first",
  query: z.strictObject({
    status: about(z.optional(StatusFilter), '`all`, `open`, `settled`, or states of bets separated by commas.'),
    result: about(z.optional(z.enum(['all', 'win', 'lose', 'refund'])), 'Only those that ended so.'),
    before: about(
      z.optional(queryInt(1, Number.MAX_SAFE_INTEGER)),
      'Only bets with a smaller id: that of the last bet shown, to read on from it. A bet that is placed or leaves the list meanwhile moves none over the edge of a page. Pages and the total are then of these bets.',
    ),
    ...PageQuery,
  }),
  answer: pageOf(Bet),
  status: 200,
})

export const getBet = defineCall('getBet', {
  summary: "One of the player's bets",
  params: z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer: one(Bet),
  status: 200,
})

export const getMaxStake = defineCall('getMaxStake', {
  summary: 'Largest stake of each bet that placement would take, in subunits',
  body: z.strictObject({
    bets: about(
      z
        .array(
          z.strictObject({
            ...BetRequest.shape,
            stake: about(z.strictObject({ currency: CurrencyCode }), 'The currency to answer in.'),
          }),
        )
        .check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST)),
      'Bets without the value of their stake.',
    ),
  }),
  answer: z.strictObject({
    data: about(z.array(z.strictObject({ max_stake: z.int(), min_stake: z.int() })), 'In the order of the bets.'),
  }),
  status: 200,
})

export { cancelAutoCashOut, cashOutBet, setAutoCashOut } from './cash-out.ts'
export { getCustomMarkets, getCustomOdds } from './custom-bets.ts'

const anOwnBet = z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) })

export const takeCounterOffer = defineCall('takeCounterOffer', {
  summary: 'Takes the bet that the desk offered instead of a large stake, at the terms that the player saw',
  params: anOwnBet,
  body: z.strictObject({
    stake: about(Subunits.check(z.gte(1)), 'The stake that was offered, in subunits.'),
    odds: about(z.nullable(ScaledOdds), 'The price that was promised, scaled; null where none was.'),
  }),
  answer: one(Bet),
  status: 200,
})

export const declineCounterOffer = defineCall('declineCounterOffer', {
  summary: 'Lets what the desk offered go: the bet is rejected and its stake comes back whole',
  params: anOwnBet,
  answer: one(Bet),
  status: 200,
})
