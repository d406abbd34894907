import * as z from 'zod/mini'
import { BONUS_AVAILABILITIES, BONUS_ENTRY_TYPES } from '../constants.ts'
import { AvailableBonuses, Bonus, Comboboost, Freebet, Hunting, HuntingTournament, Lootbox } from '../entities/bonus.ts'
import { SlipBetsBody } from '../entities/slip-bets.ts'
import { Id, Locale, PageQuery, pageOf, QueryFlag, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export * from './bonus-details.ts'

const ListQuery = z.strictObject({
  locale: z.optional(Locale),
  isAvailable: z.optional(QueryFlag),
  status: z.optional(z.enum(BONUS_AVAILABILITIES)),
  ...PageQuery,
})
export const getBonuses = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses',
  auth: 'optional',
  summary: 'Bonuses of every kind; for a visitor those that anybody may see',
  query: z.strictObject({
    status: z.optional(z.enum(BONUS_AVAILABILITIES)),
    available: z.optional(QueryFlag),
    unseen: z.optional(QueryFlag),
    limit_per_type: z.optional(queryInt(1, 100)),
    type: z.optional(z.enum(BONUS_ENTRY_TYPES)),
  }),
  answer: z.strictObject({ data: z.array(Bonus) }),
  status: 200,
})

export const getComboboosts = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/comboboosts',
  auth: 'optional',
  summary: 'Combo boosts, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Comboboost),
  status: 200,
})

export const getFreebets = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/freebets',
  auth: 'optional',
  summary: 'Freebets of every kind, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Freebet),
  status: 200,
})

export const getHuntings = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/huntings',
  auth: 'optional',
  summary: 'Huntings, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Hunting),
  status: 200,
})

export const getLootboxes = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/lootboxes',
  auth: 'optional',
  summary: 'Loot boxes, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Lootbox),
  status: 200,
})

export const getHuntingTournaments = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/tournaments',
  auth: 'optional',
  summary: 'Hunting tournaments, 1 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(HuntingTournament),
  status: 200,
})

export const findAvailableBonuses = defineCall({
  method: 'POST',
  path: '/api/v2/bonuses',
  auth: 'player',
  summary: 'Which bonuses each bet of the slip could use, in the order of the bets',
  body: SlipBetsBody,
  answer: z.strictObject({ data: z.array(AvailableBonuses) }),
  status: 200,
})

export const markBonusesAsSeen = defineCall({
  method: 'POST',
  path: '/api/v2/bonuses/mark-as-seen',
  auth: 'player',
  summary: "Marks the player's bonuses as seen; what is not his is left alone",
  body: z.strictObject({
    bonuses: z
      .array(z.strictObject({ id: Id, type: z.enum(BONUS_ENTRY_TYPES) }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  answer: null,
  status: 204,
})

export const applyPromoCode = defineCall({
  method: 'POST',
  path: '/api/v2/bonuses/promo-code',
  auth: 'player',
  summary: 'Redeems a promo code',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.strictObject({ data: z.array(Bonus) }),
  status: 200,
})
