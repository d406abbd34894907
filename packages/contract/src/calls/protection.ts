import * as z from 'zod/mini'
import { BREAK_DAYS, EXCLUSION_DAYS, LIMIT_PERIODS, LIMIT_STRATEGIES } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Limit, PlayHistory, Protection } from '../entities/limit.ts'
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
}
const TimeLimit = {
  amount: about(
    z.nullable(z.int().check(z.gte(1_000), z.lte(2_678_400_000))),
    'In ms, from a second on; null lifts it.',
  ),
}
const Period = {
  period: about(z.enum(LIMIT_PERIODS), 'How long it counts.'),
  strategy: about(z.optional(z.enum(LIMIT_STRATEGIES)), 'How the period is counted; `calendar` where absent.'),
}
const Zone = {
  time_zone: about(
    z.string().check(z.maxLength(60)),
    "The player's time zone by its IANA name; UTC where it is none. A limit keeps the one it began with.",
  ),
}

export const getUserLimits = defineCall('getUserLimits', { summary: 'Limits the player has set', answer, status: 200 })

export const setUserLimit = defineCall('setUserLimit', {
  summary:
    'Sets a limit: a stricter one holds at once, a looser one after a delay and mostly a confirmation. Answers all limits',
  body: z.union([
    z.strictObject({
      type: about(z.literal('bet'), 'One stake.'),
      period: about(z.null(), 'One stake has no period.'),
      ...MoneyLimit,
      ...Zone,
    }),
    z.strictObject({
      type: about(
        z.literal(['wager', 'loss', 'deposit']),
        'All stakes of a period, what a period costs, or what is paid in.',
      ),
      ...Period,
      ...MoneyLimit,
      ...Zone,
    }),
    z.strictObject({
      type: about(z.literal(['time', 'activity']), 'Time of play in a period, or time with the pages in view.'),
      ...Period,
      ...TimeLimit,
      ...Zone,
    }),
    z.strictObject({
      type: about(
        z.literal(['sportsbook_session', 'session', 'reality_check']),
        'One session of play, being signed in, or play between two reality checks.',
      ),
      period: about(z.null(), 'It begins with the session.'),
      ...TimeLimit,
      ...Zone,
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

export const getPlayHistory = defineCall('getPlayHistory', {
  summary: "The player's last thirty days, and what limits they have had",
  query: z.strictObject({
    time_zone: about(z.string().check(z.maxLength(60)), 'Whose days they are, by its IANA name; UTC where it is none.'),
  }),
  answer: one(PlayHistory),
  status: 200,
})

export const getProtection = defineCall('getProtection', {
  summary: 'How players are protected where the caller lives: delays of limits, breaks on offer, reality checks, help',
  answer: one(Protection),
  status: 200,
})

export const trackActivity = defineCall('trackActivity', {
  summary:
    'Counts this minute against the activity limit of the player, once from all tabs and devices; 401 once it is reached',
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
  summary:
    'Groups the player is in: those of the product (`player`, `new-player`, `verified`, `operator`), and those the operator has put them in',
  answer: z.strictObject({ data: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
  status: 200,
})
