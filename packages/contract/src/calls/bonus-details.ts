import * as z from 'zod/mini'
import { BONUS_KINDS } from '../constants.ts'
import { Bonus, LeaderboardRow } from '../entities/bonus.ts'
import { Id, one, PageQuery, pageOf, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const id = queryInt(1, Number.MAX_SAFE_INTEGER)
const KindParams = z.strictObject({ typeplural: z.enum(BONUS_KINDS), id })

export const getBonus = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/{typeplural}/{id}',
  auth: 'optional',
  summary: 'One bonus in full',
  params: KindParams,
  answer: one(Bonus),
  status: 200,
})

export const getBonusTerms = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/{typeplural}/{id}/terms',
  auth: 'optional',
  summary: 'What a bonus is subject to, as plain text in the language asked for',
  params: KindParams,
  answer: one(z.strictObject({ text: z.string() })),
  status: 200,
})

export const getTournamentRating = defineCall({
  method: 'GET',
  path: '/api/v2/bonuses/tournaments/{id}/rating',
  auth: 'optional',
  summary: 'Leaderboard of a hunting tournament, best first',
  params: z.strictObject({ id }),
  query: z.strictObject({ ...PageQuery }),
  answer: pageOf(LeaderboardRow),
  status: 200,
})

export const activateBonus = defineCall({
  method: 'POST',
  path: '/api/v2/bonuses/{id}/activate',
  auth: 'player',
  summary: "Starts one of the player's bonuses; one that already runs stays as it is",
  params: z.strictObject({ id }),
  answer: one(Bonus),
  status: 200,
})

export const boostFreebet = defineCall({
  method: 'POST',
  path: '/api/v2/bonuses/{id}/boost',
  auth: 'player',
  summary: "Spends one of the player's loot boxes on raising a freebet",
  params: z.strictObject({ id }),
  /** The freebet, one of the loot box's `freebets_to_boost`. */
  body: z.strictObject({ freebet_id: Id }),
  answer: one(Bonus),
  status: 200,
})
