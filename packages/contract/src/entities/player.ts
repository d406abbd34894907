import * as z from 'zod/mini'
import { ACCEPT_MODES, NOTIFICATION_TYPES, ODDS_FORMATS } from '../constants.ts'
import { CurrencyCode, Id, Locale, Timestamp } from '../primitives.ts'

export const Player = z.strictObject({
  id: Id,
  email: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  auth_phone_number: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  language: Locale,
  currency: CurrencyCode,
  auth_fields_missed: z.array(z.string()),
  statuses: z.array(z.strictObject({ id: z.string() })),
})
export type Player = z.infer<typeof Player>

export const Account = z.strictObject({
  currency: CurrencyCode,
  /** Available to bet, in subunits. */
  balance: z.int(),
  /** Subunits in one unit. */
  subunits: z.int(),
  active: z.boolean(),
  fiat: z.boolean(),
})
export type Account = z.infer<typeof Account>

/** Betting settings of a player, or the defaults for a visitor. */
export const Settings = z.strictObject({
  custom_bet_allow_single: z.boolean(),
  custom_bet_enabled: z.boolean(),
  /** Stake presets in whole units of the currency's own size, in subunits, by currency. */
  stakes: z.record(z.string(), z.array(z.int())),
  auto_accept_odds_change: z.enum(ACCEPT_MODES),
  odds_types: z.strictObject({ available: z.array(z.enum(ODDS_FORMATS)), selected: z.enum(ODDS_FORMATS) }),
  /** Where push messages go, or null. */
  one_signal_push_notification_subscription: z.nullable(z.string()),
  updated_at: z.nullable(Timestamp),
  video_settings: z.strictObject({ enabled: z.boolean() }),
  provider_statuses: z.record(z.string(), z.enum(['up', 'down'])),
  sport_type_providers: z.record(z.string(), z.array(z.string())),
  multi_bet_settings: z.strictObject({ available_by_provider: z.record(z.string(), z.boolean()) }),
  additional_providers: z.strictObject({
    horse_racing: z.strictObject({ enabled: z.boolean() }),
    lotto: z.strictObject({ enabled: z.boolean() }),
  }),
  allow_multiple_active_user_freebets: z.boolean(),
  /** Smallest and largest stake of a bet by currency, in subunits. */
  stake_limits: z.record(z.string(), z.strictObject({ min: z.int(), max: z.int() })),
  /** Largest payout of a bet by currency, in subunits. */
  max_payout: z.record(z.string(), z.int()),
  /** How long a live bet waits before it is decided, in ms. */
  live_delay_ms: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const Notification = z.strictObject({
  id: Id,
  title: z.string(),
  body: z.string(),
  caption: z.nullable(z.string()),
  type: z.enum(NOTIFICATION_TYPES),
  object_type: z.nullable(z.string()),
  object_id: z.nullable(Id),
  read: z.boolean(),
  created_at: Timestamp,
})
export type Notification = z.infer<typeof Notification>
