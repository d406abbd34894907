import * as z from 'zod/mini'
import { BONUS_KINDS, ODDS_FORMATS } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Bonus, LeaderboardRow } from '../entities/bonus.ts'
import { Id, one, PageQuery, pageOf, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const id = queryInt(1, Number.MAX_SAFE_INTEGER)
const KindParams = z.strictObject({ typeplural: about(z.enum(BONUS_KINDS), 'Kind of bonus, as paths call it.'), id })

export const getBonus = defineCall('getBonus', {
  summary: 'One bonus in full',
  params: KindParams,
  answer: one(Bonus),
  status: 200,
})

export const getBonusTerms = defineCall('getBonusTerms', {
  summary: 'What a bonus is subject to, as plain text in the requested language',
  params: KindParams,
  query: z.strictObject({
    odds_type: about(z.optional(z.enum(ODDS_FORMATS)), 'How odds are written in it; decimal unless asked for.'),
  }),
  answer: one(z.strictObject({ text: z.string() })),
  status: 200,
})

export const getTournamentRating = defineCall('getTournamentRating', {
  summary: 'Leaderboard of a hunting tournament, best first',
  params: z.strictObject({ id }),
  query: z.strictObject({ ...PageQuery }),
  answer: pageOf(LeaderboardRow),
  status: 200,
})

export const activateBonus = defineCall('activateBonus', {
  summary: "Starts one of the player's bonuses; one that already runs stays as it is",
  params: z.strictObject({ id }),
  answer: one(Bonus),
  status: 200,
})

export const boostFreebet = defineCall('boostFreebet', {
  summary:
    "Opens the next box of one of the player's loot boxes on a freebet, which is raised by what is in it; answers the loot box",
  params: z.strictObject({ id }),
  body: z.strictObject({ freebet_id: about(Id, "The freebet, one of the loot box's `freebets_to_boost`.") }),
  answer: one(Bonus),
  status: 200,
})
