import * as z from 'zod/mini'
import { BREAK_DAYS, EXCLUSION_DAYS, LIMIT_PERIODS } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Limit } from '../entities/limit.ts'
import { CurrencyCode, one, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const answer = z.strictObject({ data: z.array(Limit) })

const MoneyLimit = {
  amount: about(
    z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000_000))),
    'In subunits: the most it lets pass; null lifts it.',
  ),
  currency: about(
    CurrencyCode,
    'Currency of the amount, as the present limit has it; stakes in others count by the rates.',
  ),
  time_zone: about(z.string().check(z.maxLength(60)), "The player's time zone by its IANA name; UTC where it is none."),
}

export const getUserLimits = defineCall('getUserLimits', { summary: 'Limits the player has set', answer, status: 200 })

export const setUserLimit = defineCall('setUserLimit', {
  summary:
    'Sets a limit: a stricter one holds at once, a looser one after a day and a confirmation. Answers all limits',
  body: z.union([
    z.strictObject({
      type: about(z.literal('bet'), 'One stake.'),
      period: about(z.null(), 'One stake has no period.'),
      ...MoneyLimit,
    }),
    z.strictObject({
      type: about(z.literal(['wager', 'loss']), 'All stakes of a period, or what a period costs.'),
      period: about(z.enum(LIMIT_PERIODS), 'By the calendar of the time zone.'),
      ...MoneyLimit,
    }),
  ]),
  answer,
  status: 200,
})

export const confirmUserLimit = defineCall('confirmUserLimit', {
  summary: 'The second word to a looser limit, or to coming back after an exclusion. Answers all limits',
  params: z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) }),
  answer,
  status: 200,
})

export const excludePlayer = defineCall('excludePlayer', {
  summary: 'No bets for a time: a break, or an exclusion. It cannot be taken back, and ends all sessions',
  body: z.union([
    z.strictObject({ type: z.literal('coolingoff'), days: about(z.literal(BREAK_DAYS), 'How long a break takes.') }),
    z.strictObject({
      type: z.literal('selfexclusion'),
      days: about(z.literal(EXCLUSION_DAYS), 'How long at least it takes.'),
    }),
  ]),
  answer: one(Limit),
  status: 201,
})

export const trackActivity = defineCall('trackActivity', {
  summary:
    'Counts a minute of activity against the activity limit of the player, where he has set one; 401 once it is reached',
  answer: null,
  status: 204,
})

export const getCompPoints = defineCall('getCompPoints', {
  summary: 'Loyalty points of the player, and the steps they count towards',
  answer: one(
    z.strictObject({
      persistent: about(z.int(), 'Points that never expire.'),
      conditions: about(
        z.array(z.strictObject({ min: z.int(), max: z.nullable(z.int()) })),
        'What points are worth, by how many there are.',
      ),
    }),
  ),
  status: 200,
})

export const getStatusGroups = defineCall('getStatusGroups', {
  summary: 'Groups the operator has put the player in',
  answer: z.strictObject({ data: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
  status: 200,
})
