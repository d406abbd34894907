import * as z from 'zod/mini'
import { BONUS_AVAILABILITIES, BONUS_ENTRY_TYPES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { AvailableBonuses, Bonus, Comboboost, Freebet, Hunting, HuntingTournament, Lootbox } from '../entities/bonus.ts'
import { SlipBetsBody } from '../entities/slip-bets.ts'
import { Id, Locale, PageQuery, pageOf, QueryFlag, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

export * from './bonus-details.ts'

const ListQuery = z.strictObject({
  locale: z.optional(Locale),
  isAvailable: about(z.optional(QueryFlag), 'Only those that can be used now.'),
  status: about(z.optional(z.enum(BONUS_AVAILABILITIES)), 'Only those that stand so.'),
  ...PageQuery,
})
export const getBonuses = defineCall('getBonuses', {
  summary: 'Bonuses of every kind; for a visitor the public ones',
  query: z.strictObject({
    status: about(z.optional(z.enum(BONUS_AVAILABILITIES)), 'Only those that stand so.'),
    available: about(z.optional(QueryFlag), 'Only those that can be used now.'),
    unseen: z.optional(QueryFlag),
    limit_per_type: about(z.optional(queryInt(1, 100)), 'How many of each kind at most.'),
    type: z.optional(z.enum(BONUS_ENTRY_TYPES)),
  }),
  answer: z.strictObject({ data: z.array(Bonus) }),
  status: 200,
})

export const getComboboosts = defineCall('getComboboosts', {
  summary: 'Combo boosts, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Comboboost),
  status: 200,
})

export const getFreebets = defineCall('getFreebets', {
  summary: 'Freebets of every kind, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Freebet),
  status: 200,
})

export const getHuntings = defineCall('getHuntings', {
  summary: 'Huntings, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Hunting),
  status: 200,
})

export const getLootboxes = defineCall('getLootboxes', {
  summary: 'Loot boxes, 4 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(Lootbox),
  status: 200,
})

export const getHuntingTournaments = defineCall('getHuntingTournaments', {
  summary: 'Hunting tournaments, 1 per page unless asked otherwise',
  query: ListQuery,
  answer: pageOf(HuntingTournament),
  status: 200,
})

export const findAvailableBonuses = defineCall('findAvailableBonuses', {
  summary: 'Which bonuses each bet of the slip could use, in the order of the bets',
  body: SlipBetsBody,
  answer: z.strictObject({ data: z.array(AvailableBonuses) }),
  status: 200,
})

export const markBonusesAsSeen = defineCall('markBonusesAsSeen', {
  summary: "Marks the player's bonuses as seen; what is not theirs is left alone",
  body: z.strictObject({
    bonuses: about(
      z.array(z.strictObject({ id: Id, type: z.enum(BONUS_ENTRY_TYPES) })).check(z.minLength(1), z.maxLength(500)),
      'What has been seen.',
    ),
  }),
  answer: null,
  status: 204,
})

export const applyPromoCode = defineCall('applyPromoCode', {
  summary: 'Redeems a promo code',
  body: z.strictObject({ code: about(z.string().check(z.minLength(1), z.maxLength(64)), 'As it was given out.') }),
  answer: z.strictObject({ data: z.array(Bonus) }),
  status: 200,
})
