import * as z from 'zod/mini'
import { ACCEPT_MODES, ODDS_FORMATS } from '../constants.ts'
import { Account, Notification, Player, Settings } from '../entities/player.ts'
import { Id, Locale, one, PageQuery, pageOf } from '../primitives.ts'
import { defineCall } from './define.ts'

export const signIn = defineCall({
  method: 'POST',
  path: '/api/users/sign_in',
  auth: 'none',
  summary: 'Signs in; sets the session cookie',
  body: z.strictObject({
    email: z.string().check(z.minLength(3), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  answer: one(Player),
  status: 200,
})

export const signOut = defineCall({
  method: 'DELETE',
  path: '/api/users/sign_out',
  auth: 'optional',
  summary: 'Ends the session',
  answer: null,
  status: 204,
})

export const getPlayer = defineCall({
  method: 'GET',
  path: '/api/player',
  auth: 'player',
  summary: 'Who is signed in',
  answer: one(Player),
  status: 200,
})

export const getAccounts = defineCall({
  method: 'GET',
  path: '/api/player/accounts',
  auth: 'player',
  summary: 'Accounts with balances, one per currency',
  answer: z.strictObject({ data: z.array(Account) }),
  status: 200,
})

export const updateLocale = defineCall({
  method: 'PATCH',
  path: '/api/player/update_locale',
  auth: 'player',
  summary: "Changes the player's language",
  body: z.strictObject({ locale: Locale }),
  answer: z.strictObject({ data: z.strictObject({ language: Locale }) }),
  status: 200,
})

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/v2/settings',
  auth: 'optional',
  summary: 'Betting settings; defaults for a visitor',
  answer: one(Settings),
  status: 200,
})

export const updateSettings = defineCall({
  method: 'POST',
  path: '/api/v2/settings',
  auth: 'player',
  summary: 'Changes the settings given, leaves the others',
  body: z.strictObject({
    stakes: z.optional(
      z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.array(z.int().check(z.gte(1))).check(z.maxLength(6))),
    ),
    auto_accept_odds_change: z.optional(z.enum(ACCEPT_MODES)),
    odds_type: z.optional(z.enum(ODDS_FORMATS)),
    /** Null ends the subscription. */
    one_signal_push_notification_subscription: z.optional(
      z.nullable(z.string().check(z.minLength(1), z.maxLength(300))),
    ),
  }),
  answer: one(Settings),
  status: 200,
})

export const getNotifications = defineCall({
  method: 'GET',
  path: '/api/v2/notifications',
  auth: 'player',
  summary: 'Notifications, newest first',
  query: z.strictObject({ ...PageQuery }),
  answer: pageOf(Notification),
  status: 200,
})

export const getNotificationCounters = defineCall({
  method: 'GET',
  path: '/api/v2/notifications/counters',
  auth: 'player',
  summary: 'How many notifications are unread',
  answer: one(z.strictObject({ unread: z.int() })),
  status: 200,
})

export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/v2/notifications/read',
  auth: 'player',
  summary: 'Marks notifications as read',
  body: z.strictObject({ ids: z.array(Id).check(z.maxLength(500)) }),
  answer: one(z.strictObject({ unread: z.int() })),
  status: 200,
})

export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/api/v2/notifications/read-all',
  auth: 'player',
  summary: 'Marks every notification as read',
  answer: one(z.strictObject({ unread: z.int() })),
  status: 200,
})
