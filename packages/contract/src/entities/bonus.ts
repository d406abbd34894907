import * as z from 'zod/mini'
import { BONUS_AVAILABILITIES, FREEBET_TYPES, TOURNAMENT_LEVEL_STATUSES, TOURNAMENT_LEVELS } from '../constants.ts'
import { CurrencyCode, Id, ScaledOdds, Subunits, Timestamp } from '../primitives.ts'

const Named = z.strictObject({ id: z.int(), name: z.string() })
/** Where a bonus counts; null: everywhere on that level. */
export const EventCondition = z.strictObject({
  sport_type: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  sport: z.nullable(Named),
  category: z.nullable(Named),
  tournament: z.nullable(Named),
  event: z.nullable(Named),
})
const Banner = z.strictObject({ id: z.int(), url: z.string(), alt: z.string() })
/** What every kind of bonus has. */
const Shared = {
  id: Id,
  name: z.string(),
  min_odds: ScaledOdds,
  uses_count: z.nullable(z.int()),
  country_codes: z.array(z.string()),
  event_conditions: z.array(EventCondition),
  valid_to: z.nullable(Timestamp),
  only_verified: z.boolean(),
  trigger_key: z.nullable(z.string()),
  status: z.enum(BONUS_AVAILABILITIES),
  banners: z.strictObject({ desktop: z.nullable(Banner), mobile: z.nullable(Banner) }),
}
const issuedShared = {
  seen: z.boolean(),
  times_used: z.int(),
  activated_at: z.nullable(Timestamp),
  expired_at: z.nullable(Timestamp),
}

export const Comboboost = z.strictObject({
  ...Shared,
  type: z.literal('comboboost'),
  /** More selections, more bonus odds. */
  ranges: z.array(
    z.strictObject({ min_count: z.int(), max_count: z.nullable(z.int()), /** Scaled. */ bonus_odds: ScaledOdds }),
  ),
  issued: z.nullable(z.strictObject({ ...issuedShared, computed_status: z.enum(BONUS_AVAILABILITIES) })),
})
export type Comboboost = z.infer<typeof Comboboost>

export const Freebet = z.strictObject({
  ...Shared,
  type: z.enum(FREEBET_TYPES),
  max_odds: z.nullable(ScaledOdds),
  match_status: z.nullable(z.enum(['prematch', 'live'])),
  selection_count_from: z.int(),
  selection_count_to: z.nullable(z.int()),
  boost_data: z.nullable(z.strictObject({ max_multiplier: z.int() })),
  issued: z.nullable(
    z.strictObject({
      ...issuedShared,
      is_active: z.boolean(),
      currency: CurrencyCode,
      /** In subunits. */
      amount: Subunits,
      created_at: Timestamp,
      /** Scaled by 10,000. */
      boost_multiplier: z.int(),
    }),
  ),
})
export type Freebet = z.infer<typeof Freebet>

/** What hunting, lootbox and hunting tournament share: stakes farm points towards a freebet. */
const Farming = {
  ...Shared,
  currency: CurrencyCode,
  subunits: z.int(),
  stats: z.strictObject({
    avg_stake: Subunits,
    bets_count: z.int(),
    points: z.int(),
    available_points: z.int(),
    potential_points: z.int(),
    potential_freebet_amount: Subunits,
    initial_pool: Subunits,
  }),
  farmed_event_ids: z.array(Id),
  used_in_bets: z.int(),
  farm_once_per_event: z.boolean(),
  farming_freebet_type: z.enum(FREEBET_TYPES),
  show_in_promotion: z.boolean(),
  issued: z.nullable(z.strictObject({ ...issuedShared, computed_status: z.enum(BONUS_AVAILABILITIES) })),
}
export const Hunting = z.strictObject({ ...Farming, type: z.literal('hunting') })
export type Hunting = z.infer<typeof Hunting>
export const Lootbox = z.strictObject({ ...Farming, type: z.literal('lootbox'), freebets_to_boost: z.array(Freebet) })
export type Lootbox = z.infer<typeof Lootbox>
export const HuntingTournament = z.strictObject({
  ...Farming,
  type: z.literal('hunting_tournament'),
  level: z.enum(TOURNAMENT_LEVELS),
  level_status: z.enum(TOURNAMENT_LEVEL_STATUSES),
})
export type HuntingTournament = z.infer<typeof HuntingTournament>

/** One bonus of any kind. */
export const Bonus = z.discriminatedUnion('type', [Comboboost, Freebet, Hunting, Lootbox, HuntingTournament])
export type Bonus = z.infer<typeof Bonus>

/** A player's place in a hunting tournament. */
export const LeaderboardRow = z.strictObject({
  /** From 1. */
  position: z.int().check(z.gte(1)),
  /** The row of the player who asks. */
  current_user: z.boolean(),
  /** With most of its letters hidden: 'de***@t***.test'. */
  email: z.string(),
  farmed_amount: Subunits,
  currency_code: CurrencyCode,
  farmed_freebets_count: z.int(),
})
export type LeaderboardRow = z.infer<typeof LeaderboardRow>

/** A bonus as one bet of the slip could use it. */
export const SlipBonus = z.strictObject({
  bonus_id: Id,
  bonus_type: z.enum([...FREEBET_TYPES, 'comboboost', 'hunting', 'lootbox', 'tournament']),
  user_bonus_status: z.enum(['available', 'active', 'not_available']),
  active_range_index: z.nullable(z.int()),
  /** Places in the bet of the selections that count, from 0. */
  suitable_selections: z.array(z.int()),
  potential_points: z.int(),
  available_points: z.int(),
  points: z.int(),
  potential_freebet_amount: Subunits,
})
export type SlipBonus = z.infer<typeof SlipBonus>

/** The bonuses on offer for one bet of the slip. */
export const AvailableBonuses = z.strictObject({
  comboboost: z.nullable(SlipBonus),
  freebet: z.array(SlipBonus),
  hunting: z.nullable(SlipBonus),
  lootbox: z.nullable(SlipBonus),
  tournament: z.nullable(SlipBonus),
  jackpots: z.array(z.strictObject({ id: Id })),
})
export type AvailableBonuses = z.infer<typeof AvailableBonuses>
