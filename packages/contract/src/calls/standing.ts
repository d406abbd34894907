import * as z from 'zod/mini'
import { Limit } from '../entities/limit.ts'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getUserLimits = defineCall({
  method: 'GET',
  path: '/api/user_limits',
  auth: 'player',
  summary: 'Limits the player has set',
  answer: z.strictObject({ data: z.array(Limit) }),
  status: 200,
})

export const trackActivity = defineCall({
  method: 'POST',
  path: '/api/player/activity_limit_track',
  auth: 'player',
  summary:
    'Counts a minute of activity against the activity limit of the player, where he has set one; 401 once it is reached',
  answer: null,
  status: 204,
})

export const getCompPoints = defineCall({
  method: 'GET',
  path: '/api/player/comp_points',
  auth: 'player',
  summary: 'Loyalty points of the player, and the steps they count towards',
  answer: one(
    z.strictObject({
      /** Points that never expire. */
      persistent: z.int(),
      conditions: z.array(z.strictObject({ min: z.int(), max: z.nullable(z.int()) })),
    }),
  ),
  status: 200,
})

export const getStatusGroups = defineCall({
  method: 'GET',
  path: '/api/player/status_groups',
  auth: 'player',
  summary: 'Groups the operator has put the player in',
  answer: z.strictObject({ data: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
  status: 200,
})
