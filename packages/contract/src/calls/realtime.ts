import * as z from 'zod/mini'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const websocketToken = defineCall({
  method: 'POST',
  path: '/api/v2/websocket/token',
  auth: 'optional',
  summary: 'Token of the realtime connection; anonymous for a visitor',
  answer: one(z.strictObject({ token: z.string() })),
  status: 200,
})

export const websocketAuthorize = defineCall({
  method: 'POST',
  path: '/api/v2/websocket/authorize',
  auth: 'player',
  summary: "Subscription tokens of the player's own private channels",
  body: z.strictObject({ channels: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(64)) }),
  answer: one(z.strictObject({ channels: z.array(z.strictObject({ channel: z.string(), token: z.string() })) })),
  status: 200,
})

/** How many events match each filter: the badges of menus. */
export const counters = defineCall({
  method: 'POST',
  path: '/api/v2/counters',
  auth: 'optional',
  summary: 'Numbers beside menu entries: live and all events, the player’s open bets and unread notifications',
  body: z.optional(z.strictObject({})),
  answer: one(
    z.strictObject({
      live: z.int(),
      prematch: z.int(),
      esports: z.int(),
      open_bets: z.nullable(z.int()),
      unread_notifications: z.nullable(z.int()),
    }),
  ),
  status: 200,
})
