import { BONUS_REQUEST_STATES } from '@touchline/betting'
import * as z from 'zod/mini'
import {
  BONUS_AVAILABILITIES,
  FREEBET_TYPES,
  SLIP_BONUS_TYPES,
  TOURNAMENT_LEVEL_STATUSES,
  TOURNAMENT_LEVELS,
} from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, ScaledOdds, Subunits, Timestamp } from '../primitives.ts'

const Named = component('NamedId', 'A thing by its id and its name.', z.strictObject({ id: z.int(), name: z.string() }))
export const EventCondition = component(
  'EventCondition',
  'Where a bonus counts; null: everywhere on that level.',
  z.strictObject({
    sport_type: about(
      z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
      'What sports are listed under.',
    ),
    sport: z.nullable(Named),
    category: z.nullable(Named),
    tournament: z.nullable(Named),
    event: z.nullable(Named),
  }),
)
const Banner = component(
  'Banner',
  'A picture that advertises a bonus.',
  z.strictObject({
    id: z.int(),
    url: z.string(),
    alt: about(z.string(), 'What the picture shows, for those who do not see it.'),
  }),
)
/** What every kind of bonus has. */
const Shared = {
  id: Id,
  name: z.string(),
  min_odds: ScaledOdds,
  uses_count: about(z.nullable(z.int()), 'How often it can be used; null: any number of times.'),
  country_codes: about(z.array(z.string()), 'ISO 3166 codes of the countries it is for; empty: everywhere.'),
  event_conditions: about(z.array(EventCondition), 'Where it counts.'),
  valid_to: about(z.nullable(Timestamp), 'Until when; null: without an end.'),
  only_verified: about(z.boolean(), 'Whether it is for verified players only.'),
  trigger_key: about(z.nullable(z.string()), 'What starts it, e.g. a promo code; null where nothing has to.'),
  status: about(z.enum(BONUS_AVAILABILITIES), 'What the player can do with it now.'),
  banners: about(
    z.strictObject({
      desktop: about(z.nullable(Banner), 'For wide screens.'),
      mobile: about(z.nullable(Banner), 'For narrow screens.'),
    }),
    'Pictures by width of the screen; null where there is none.',
  ),
}
const issuedShared = {
  seen: z.boolean(),
  request_state: about(
    z.enum(BONUS_REQUEST_STATES),
    'How far it has come: given, started, ended without use, or used.',
  ),
  times_used: about(z.int(), 'How often the player has used it.'),
  activated_at: about(z.nullable(Timestamp), 'When the player started it; null before.'),
  expired_at: about(z.nullable(Timestamp), 'When it ended; null before.'),
}

const Range = component(
  'BoostRange',
  'A range of a combo boost.',
  z.strictObject({
    min_count: about(z.int(), 'From so many selections.'),
    max_count: about(z.nullable(z.int()), 'Up to so many selections; null: without an end.'),
    bonus_odds: about(ScaledOdds, 'Scaled: what winnings are multiplied by.'),
  }),
)
export const Comboboost = component(
  'Comboboost',
  'Raises the winnings of combos by how many selections they have.',
  z.strictObject({
    ...Shared,
    type: z.literal('comboboost'),
    ranges: about(z.array(Range), 'More selections, more winnings.'),
    issued: z.nullable(
      z.strictObject({
        ...issuedShared,
        computed_status: about(z.enum(BONUS_AVAILABILITIES), 'What the player can do with it now.'),
      }),
    ),
  }),
)
export type Comboboost = z.infer<typeof Comboboost>

export const Freebet = component(
  'Freebet',
  'A stake that the house gives. Amounts are in subunits of its currency.',
  z.strictObject({
    ...Shared,
    type: about(
      z.enum(FREEBET_TYPES),
      'What it pays and when it is gone: with the stake or without, only where the bet wins, in every case.',
    ),
    max_odds: about(z.nullable(ScaledOdds), 'Scaled: a selection counts up to these odds; null: without an end.'),
    match_status: about(z.nullable(z.enum(['prematch', 'live'])), 'Phase in which events count; null: both.'),
    selection_count_from: about(z.int(), 'From so many selections.'),
    selection_count_to: about(z.nullable(z.int()), 'Up to so many selections; null: without an end.'),
    boost_data: about(
      z.nullable(z.strictObject({ max_multiplier: about(z.int(), 'Scaled by 10,000: 20000 doubles it.') })),
      'How far a loot box can raise it; null where none can.',
    ),
    issued: z.nullable(
      z.strictObject({
        ...issuedShared,
        is_active: about(z.boolean(), 'Whether bets can be placed with it now.'),
        currency: CurrencyCode,
        amount: about(Subunits, 'What it is worth, in subunits.'),
        created_at: Timestamp,
        boost_multiplier: about(z.int(), 'Scaled by 10,000: what a loot box has raised it by, 10000 where none has.'),
      }),
    ),
  }),
)
export type Freebet = z.infer<typeof Freebet>

/** What hunting, lootbox and hunting tournament share: stakes farm points towards a freebet. */
const Farming = {
  ...Shared,
  currency: CurrencyCode,
  subunits: z.int(),
  stats: about(
    z.strictObject({
      avg_stake: about(Subunits, 'Mean stake of the bets that count, in subunits.'),
      bets_count: about(z.int(), 'How many bets count.'),
      points: z.int(),
      available_points: z.int(),
      potential_points: z.int(),
      potential_freebet_amount: Subunits,
      initial_pool: about(Subunits, 'What the pool began with, in subunits.'),
    }),
    'How far the player is.',
  ),
  farmed_event_ids: about(z.array(Id), 'Events that have counted already.'),
  used_in_bets: about(z.int(), 'In how many open bets it is used.'),
  farm_once_per_event: about(z.boolean(), 'Whether an event counts once only.'),
  farming_freebet_type: about(z.enum(FREEBET_TYPES), 'Kind of the freebet it earns.'),
  pool: about(Subunits, 'What is in the pool now, in subunits.'),
  steps: about(
    z.array(z.strictObject({ points: z.int(), amount: Subunits })),
    'What so many points bring: a freebet of the amount, once.',
  ),
  show_in_promotion: about(z.boolean(), 'Whether it is advertised.'),
  issued: z.nullable(
    z.strictObject({
      ...issuedShared,
      computed_status: about(z.enum(BONUS_AVAILABILITIES), 'What the player can do with it now.'),
    }),
  ),
}
export const Hunting = component(
  'Hunting',
  'Stakes earn points towards a freebet. Amounts are in subunits of its currency.',
  z.strictObject({ ...Farming, type: z.literal('hunting') }),
)
export type Hunting = z.infer<typeof Hunting>
const Chance = component(
  'Chance',
  'An exact fraction: `n` of `d` draws.',
  z.strictObject({
    n: about(z.int().check(z.gte(1)), 'So many of them.'),
    d: about(z.int().check(z.gte(1)), 'Of so many draws.'),
  }),
)
const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const OpenedBox = component(
  'OpenedBox',
  'What was drawn, and what proves it: HMAC-SHA-256 under the seed over the subject gives the number that the weights divide.',
  z.strictObject({
    opened_at: Timestamp,
    multiplier: about(z.int(), 'Scaled by 10,000: what the freebet was raised by.'),
    freebet_id: about(Id, 'The freebet that it raised.'),
    seed: about(Sha256, 'Its SHA-256 is the commitment.'),
    subject: about(z.string(), 'What was drawn for; it ends with the key that the player sent.'),
    weights: about(z.array(z.int()), 'Of what could be in it, in the order of the contents.'),
    drawn: about(z.int(), 'Place in them of what was in it, from 0.'),
  }),
)
const Box = component(
  'Box',
  'One of the boxes of a loot box.',
  z.strictObject({
    number: about(z.int().check(z.gte(1)), 'From 1; they are opened in this order.'),
    points: about(z.int(), 'Points that bring it; 0: it comes with the loot box.'),
    state: about(z.enum(['locked', 'ready', 'opened']), 'Whether points are missing, it can be opened, or it was.'),
    commitment: about(Sha256, 'SHA-256 of the seed it is drawn by, published before it is opened.'),
    opened: about(z.nullable(OpenedBox), 'Null before it is opened.'),
  }),
)
export const Lootbox = component(
  'Lootbox',
  'A hunting whose prize raises a freebet the player has. Amounts are in subunits of its currency.',
  z.strictObject({
    ...Farming,
    type: z.literal('lootbox'),
    contents: about(
      z.array(z.strictObject({ multiplier: about(z.int(), 'Scaled by 10,000.'), chance: Chance })),
      'What may be in a box, with chances that are 1 together.',
    ),
    boxes: about(z.array(Box), 'The boxes of the player; empty where they have none.'),
    freebets_to_boost: about(z.array(Freebet), 'Freebets of the player that it can raise.'),
  }),
)
export type Lootbox = z.infer<typeof Lootbox>
export const HuntingTournament = component(
  'HuntingTournament',
  'A hunting against other players, with a leaderboard. Amounts are in subunits of its currency.',
  z.strictObject({
    ...Farming,
    type: z.literal('hunting_tournament'),
    prizes: about(z.array(Subunits), 'What each place wins as the pool is now, best first.'),
    level: about(z.enum(TOURNAMENT_LEVELS), 'What it runs over: a match, a stage, a season.'),
    level_status: about(z.enum(TOURNAMENT_LEVEL_STATUSES), 'Whether it has begun, runs, rests or is over.'),
  }),
)
export type HuntingTournament = z.infer<typeof HuntingTournament>

export const Bonus = component(
  'Bonus',
  'One bonus of any kind.',
  z.discriminatedUnion('type', [Comboboost, Freebet, Hunting, Lootbox, HuntingTournament]),
)
export type Bonus = z.infer<typeof Bonus>

export const LeaderboardRow = component(
  'LeaderboardRow',
  "A player's place in a hunting tournament.",
  z.strictObject({
    position: about(z.int().check(z.gte(1)), 'From 1.'),
    current_user: about(z.boolean(), 'The row of the player who asks.'),
    email: about(z.string(), "With most of its letters hidden: 'de***@t***.test'."),
    points: about(z.int(), 'What the place is given for.'),
    farmed_amount: about(Subunits, 'What the place wins as the pool is now, in subunits.'),
    currency_code: CurrencyCode,
    farmed_freebets_count: about(z.int(), 'How many freebets the player has won.'),
  }),
)
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

export const SlipBonus = component(
  'SlipBonus',
  'A bonus as one bet of the slip could use it.',
  z.strictObject({
    bonus_id: Id,
    bonus_type: about(z.enum(SLIP_BONUS_TYPES), 'Which kind it is.'),
    user_bonus_status: about(z.enum(['available', 'active', 'not_available']), 'What the player can do with it now.'),
    name: z.string(),
    bonus_odds: about(ScaledOdds, 'Scaled: what winnings of this bet are multiplied by; 10000 where they are not.'),
    min_odds: about(ScaledOdds, 'A selection counts from these odds.'),
    ranges: about(z.array(Range), 'Of a combo boost; empty for others.'),
    amount: about(z.nullable(Subunits), 'The stake that a freebet sets; null for others.'),
    currency: about(z.nullable(CurrencyCode), 'Its currency.'),
    valid_to: about(z.nullable(Timestamp), 'Until when the player can use it; null: without an end.'),
    active_range_index: about(z.nullable(z.int()), 'The range that the bet is in, from 0; null below the first.'),
    suitable_selections: about(z.array(z.int()), 'Places in the bet of the selections that count, from 0.'),
    potential_points: z.int(),
    available_points: z.int(),
    points: z.int(),
    potential_freebet_amount: Subunits,
  }),
)
export type SlipBonus = z.infer<typeof SlipBonus>

export const AvailableBonuses = component(
  'AvailableBonuses',
  'The bonuses on offer for one bet of the slip; null where there is none of the kind.',
  z.strictObject({
    comboboost: about(z.nullable(SlipBonus), 'The combo boost that the bet can use.'),
    freebet: about(z.array(SlipBonus), 'Freebets that the bet can use.'),
    hunting: about(z.nullable(SlipBonus), 'The hunting that the bet counts for.'),
    lootbox: about(z.nullable(SlipBonus), 'The loot box that the bet counts for.'),
    tournament: about(z.nullable(SlipBonus), 'The hunting tournament that the bet counts for.'),
    jackpots: about(z.array(z.strictObject({ id: Id })), 'Jackpots that the bet feeds.'),
  }),
)
export type AvailableBonuses = z.infer<typeof AvailableBonuses>
