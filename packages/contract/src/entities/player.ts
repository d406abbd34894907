import * as z from 'zod/mini'
import { ACCEPT_MODES, NOTIFICATION_TYPES, ODDS_FORMATS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CountryCode, CurrencyCode, Day, Id, Locale, Timestamp } from '../primitives.ts'

export const Player = component(
  'Player',
  'The player who is signed in.',
  z.strictObject({
    id: Id,
    email: about(z.nullable(z.string()), 'E-mail address; null where there is none.'),
    mobile_phone: about(z.nullable(z.string()), 'Phone number in international form; null where there is none.'),
    auth_phone_number: z.nullable(z.string()),
    first_name: about(z.nullable(z.string()), 'First name; null where it is not known.'),
    last_name: about(z.nullable(z.string()), 'Last name; null where it is not known.'),
    nickname: about(z.nullable(z.string()), 'What others see; null where none was chosen.'),
    country: about(z.nullable(CountryCode), 'Where the player lives; null where they have not said.'),
    born_on: about(z.nullable(Day), 'Day of birth; null where it is not known.'),
    street: about(z.nullable(z.string()), 'Street and house number; null where they are not known.'),
    postal_code: about(z.nullable(z.string()), 'Of the address; null where it is not known.'),
    city: about(z.nullable(z.string()), 'Of the address; null where it is not known.'),
    personal_number: about(
      z.nullable(z.string()),
      'By which the country knows the player, its last four signs hidden: `19900228-••••`; null where it is not known.',
    ),
    last_visit_at: about(
      z.nullable(Timestamp),
      'When the player had signed in before this time; null where they never had.',
    ),
    language: Locale,
    currency: about(CurrencyCode, 'Currency that the player bets in unless they choose another.'),
    auth_fields_missed: z.array(z.string()),
    statuses: about(
      z.array(z.strictObject({ id: z.string() })),
      'What holds of the player: `operator`; `under_age` and `account_held`, with which nothing is bet or paid in, and withdrawals stay open.',
    ),
  }),
)
export type Player = z.infer<typeof Player>

export const Account = component(
  'Account',
  "The player's money in one currency.",
  z.strictObject({
    currency: CurrencyCode,
    balance: about(z.int(), 'Available to bet, in subunits.'),
    subunits: about(z.int(), 'Subunits in one unit.'),
    active: z.boolean(),
    fiat: z.boolean(),
  }),
)
export type Account = z.infer<typeof Account>

const additional = z.strictObject({
  enabled: about(z.boolean(), 'Whether its events are on offer.'),
  launch: about(z.boolean(), "Whether the provider's own application can be opened (`launchApp`)."),
})

export const Settings = component(
  'Settings',
  'Betting settings of a player, or the defaults for a visitor.',
  z.strictObject({
    custom_bet_allow_single: about(z.boolean(), 'Whether a custom bet may have a single outcome.'),
    custom_bet_enabled: about(z.boolean(), 'Whether custom bets are offered.'),
    stakes: about(
      z.record(z.string(), z.array(z.int())),
      "Stake presets in whole units of the currency's own size, in subunits, by currency.",
    ),
    auto_accept_odds_change: about(
      z.enum(ACCEPT_MODES),
      'Which price moves are taken without asking: none, only better ones, or any.',
    ),
    odds_types: about(
      z.strictObject({
        available: about(z.array(z.enum(ODDS_FORMATS)), 'The formats to choose from.'),
        selected: about(z.enum(ODDS_FORMATS), 'The chosen format.'),
      }),
      'How odds are shown.',
    ),
    one_signal_push_notification_subscription: about(z.nullable(z.string()), 'Where push messages go, or null.'),
    updated_at: about(z.nullable(Timestamp), 'When they last changed; null where they never did.'),
    video_settings: about(z.strictObject({ enabled: z.boolean() }), 'Whether pictures are shown.'),
    provider_statuses: about(z.record(z.string(), z.enum(['up', 'down'])), 'Whether a provider is there, by provider.'),
    sport_type_providers: about(
      z.record(z.string(), z.array(z.string())),
      'Providers by what their sports are listed under.',
    ),
    multi_bet_settings: about(
      z.strictObject({ available_by_provider: z.record(z.string(), z.boolean()) }),
      'What can be placed together.',
    ),
    additional_providers: about(
      z.strictObject({
        horse_racing: about(additional, 'Horse races.'),
        lotto: about(additional, 'Draws of lotteries.'),
      }),
      'Providers behind a flag.',
    ),
    allow_multiple_active_user_freebets: about(z.boolean(), 'Whether several freebets may be active at once.'),
    stake_limits: about(
      z.record(
        z.string(),
        z.strictObject({
          min: about(z.int(), 'Smallest stake, in subunits.'),
          max: about(z.int(), 'Largest stake, in subunits.'),
        }),
      ),
      'Smallest and largest stake of a bet by currency, in subunits.',
    ),
    max_payout: about(z.record(z.string(), z.int()), 'Largest payout of a bet by currency, in subunits.'),
    live_delay_ms: about(z.int(), 'How long a live bet waits before it is decided, in ms.'),
  }),
)
export type Settings = z.infer<typeof Settings>

export const Notification = component(
  'Notification',
  'A message to the player inside the application.',
  z.strictObject({
    id: Id,
    title: about(z.string(), "One line, in the player's language."),
    body: about(z.string(), "The message, in the player's language."),
    caption: z.nullable(z.string()),
    type: z.enum(NOTIFICATION_TYPES),
    object_type: about(z.nullable(z.string()), 'What it is about; null where it is about nothing of ours.'),
    object_id: about(z.nullable(Id), 'Which one it is about, or null.'),
    read: about(z.boolean(), 'Whether the player has read it.'),
    created_at: Timestamp,
  }),
)
export type Notification = z.infer<typeof Notification>
