import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { Limit } from '../entities/limit.ts'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const getUserLimits = defineCall('getUserLimits', {
  summary: 'Limits the player has set',
  answer: z.strictObject({ data: z.array(Limit) }),
  status: 200,
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
