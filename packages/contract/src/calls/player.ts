import * as z from 'zod/mini'
import { ACCEPT_MODES, ODDS_FORMATS } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Account, Notification, Player, Settings } from '../entities/player.ts'
import { Id, Locale, one, PageQuery, pageOf } from '../primitives.ts'
import { defineCall } from './define.ts'

export const signIn = defineCall('signIn', {
  summary: 'Signs in; sets the session cookie',
  body: z.strictObject({
    email: about(z.string().check(z.minLength(3), z.maxLength(254)), 'E-mail address or phone number, as typed.'),
    password: about(z.string().check(z.minLength(1), z.maxLength(200)), 'The password.'),
    code: about(
      z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      'Six digits of the authenticator, or a recovery code, where the account asks for one (1076).',
    ),
  }),
  answer: one(Player),
  status: 200,
})

export const signOut = defineCall('signOut', {
  summary: 'Ends the session',
  answer: null,
  status: 204,
})

export const getPlayer = defineCall('getPlayer', {
  summary: 'Who is signed in',
  answer: one(Player),
  status: 200,
})

export const getAccounts = defineCall('getAccounts', {
  summary: 'Accounts with balances, one per currency',
  answer: z.strictObject({ data: z.array(Account) }),
  status: 200,
})

export const updateLocale = defineCall('updateLocale', {
  summary: "Changes the player's language",
  body: z.strictObject({ locale: about(Locale, 'Language of messages from now on.') }),
  answer: z.strictObject({ data: z.strictObject({ language: Locale }) }),
  status: 200,
})

export const getSettings = defineCall('getSettings', {
  summary: 'Betting settings; defaults for a visitor',
  answer: one(Settings),
  status: 200,
})

export const updateSettings = defineCall('updateSettings', {
  summary: 'Changes the settings given, leaves the others',
  body: z.strictObject({
    stakes: about(
      z.optional(
        z.record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.array(z.int().check(z.gte(1))).check(z.maxLength(6))),
      ),
      'Stake presets in subunits, by currency; none above the `max` of its `stake_limits`.',
    ),
    auto_accept_odds_change: about(
      z.optional(z.enum(ACCEPT_MODES)),
      'Which price moves are taken without asking: none, only better ones, or any.',
    ),
    odds_type: about(z.optional(z.enum(ODDS_FORMATS)), 'How odds are shown.'),
    one_signal_push_notification_subscription: about(
      z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(300)))),
      'Null ends the subscription.',
    ),
  }),
  answer: one(Settings),
  status: 200,
})

export const getNotifications = defineCall('getNotifications', {
  summary: 'Notifications, newest first',
  query: z.strictObject({ ...PageQuery }),
  answer: pageOf(Notification),
  status: 200,
})

export const getNotificationCounters = defineCall('getNotificationCounters', {
  summary: 'How many notifications are unread',
  answer: one(z.strictObject({ unread: z.int() })),
  status: 200,
})

export const readNotifications = defineCall('readNotifications', {
  summary: 'Marks notifications as read',
  body: z.strictObject({ ids: about(z.array(Id).check(z.maxLength(500)), 'Those that were read.') }),
  answer: one(z.strictObject({ unread: z.int() })),
  status: 200,
})

export const readAllNotifications = defineCall('readAllNotifications', {
  summary: 'Marks every notification as read',
  answer: one(z.strictObject({ unread: z.int() })),
  status: 200,
})
