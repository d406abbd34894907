import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { one } from '../primitives.ts'
import { defineCall } from './define.ts'

export const websocketToken = defineCall('websocketToken', {
  summary: 'Token of the realtime connection; anonymous for a visitor',
  answer: one(z.strictObject({ token: z.string() })),
  status: 200,
})

export const websocketAuthorize = defineCall('websocketAuthorize', {
  summary: "Subscription tokens of the player's own private channels",
  body: z.strictObject({
    channels: about(
      z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(64)),
      "Channels of the player's own.",
    ),
  }),
  answer: one(
    z.strictObject({
      channels: about(
        z.array(z.strictObject({ channel: about(z.string(), 'Name of the channel.'), token: z.string() })),
        "Channels of the player's own.",
      ),
    }),
  ),
  status: 200,
})

/** How many events match each filter: the badges of menus. */
export const counters = defineCall('counters', {
  summary: 'Numbers beside menu entries: live and all events, the player’s open bets and unread notifications',
  body: z.optional(z.strictObject({})),
  answer: one(
    z.strictObject({
      live: z.int(),
      prematch: z.int(),
      esports: about(z.int(), 'Live events of e-sports.'),
      open_bets: about(z.nullable(z.int()), "The player's open bets; null for a visitor."),
      unread_notifications: about(
        z.nullable(z.int()),
        'Notifications that the player has not read; null for a visitor.',
      ),
    }),
  ),
  status: 200,
})
