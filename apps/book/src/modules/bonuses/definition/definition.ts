import { type BoostRange, contentsFault, FREEBET_KINDS, rangesFault, sharesFault, stepsFault } from '@touchline/betting'
import * as z from 'zod'
import { SERVED_LOCALES } from '../../../kernel/locale.ts'

const Texts = z
  .object({ en: z.string().min(1).max(2_000) })
  .catchall(z.string().min(1).max(2_000))
  .refine((texts) => Object.keys(texts).every((locale) => (SERVED_LOCALES as readonly string[]).includes(locale)), {
    message: `has a language that is none of ${SERVED_LOCALES.join(', ')}`,
  })
const Odds = z.int().min(10_000).max(10_000_000)
const Amount = z.int().min(1).max(100_000_000)
const At = z.iso.datetime().nullable().default(null)
const Named = z
  // Terms name it.
  .strictObject({ id: z.int().min(1), name: z.string().min(1).max(100) })
  .nullable()
  .default(null)
const Condition = z.strictObject({
  sport_type: z
    .strictObject({ id: z.string().max(40), name: z.string().min(1).max(100) })
    .nullable()
    .default(null),
  sport: Named,
  category: Named,
  tournament: Named,
  event: Named,
})
const Banner = z
  .strictObject({ id: z.int(), url: z.string().max(500), alt: z.string().max(200) })
  .nullable()
  .default(null)

const shared = {
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{1,60}$/, 'is small letters, digits and dashes'),
  name: Texts,
  terms: Texts.nullable().default(null),
  min_odds: Odds.default(10_000),
  uses_count: z.int().min(1).max(10_000).nullable().default(null),
  country_codes: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  only_verified: z.boolean().default(false),
  event_conditions: z.array(Condition).max(200).default([]),
  valid_from: At,
  valid_to: At,
  /** Days after it was given. */
  valid_days: z.int().min(1).max(3_650).nullable().default(null),
  promo_code: z
    .string()
    .regex(/^[A-Z0-9-]{4,40}$/, 'is capitals, digits and dashes')
    .nullable()
    .default(null),
  for_everyone: z.boolean().default(false),
  activates_itself: z.boolean().default(true),
  show_in_promotion: z.boolean().default(true),
  banners: z.strictObject({ desktop: Banner, mobile: Banner }).default({ desktop: null, mobile: null }),
}

const Comboboost = z.strictObject({
  ...shared,
  type: z.literal('comboboost'),
  ranges: z
    .array(
      z.strictObject({
        min_count: z.int().min(2).max(40),
        max_count: z.int().min(2).max(40).nullable(),
        bonus_odds: z.int().min(10_000).max(100_000),
      }),
    )
    .max(40)
    .superRefine((ranges: BoostRange[], { addIssue }) => {
      const fault = rangesFault(ranges)
      if (fault !== null) addIssue(fault)
    }),
})

const Freebet = z.strictObject({
  ...shared,
  type: z.enum(FREEBET_KINDS),
  uses_count: z.int().min(1).max(100).default(1),
  max_odds: Odds.nullable().default(null),
  match_status: z.enum(['prematch', 'live']).nullable().default(null),
  selection_count_from: z.int().min(1).max(40).default(1),
  selection_count_to: z.int().min(1).max(40).nullable().default(null),
  /** By currency, in subunits. */
  amounts: z.record(z.string().regex(/^[A-Z]{3}$/), Amount),
  /**
   * Players of other currencies are given what the first of the amounts is worth by the rate of the moment; otherwise
   * nothing.
   */
  by_rate: z.boolean().default(false),
  boost_max: z.int().min(10_001).max(100_000).nullable().default(null),
})

const farming = {
  ...shared,
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** In subunits. */
  pool: z.int().min(0).max(100_000_000_000),
  /** How much of every 10,000 of stakes that count goes into the pool. */
  feed: z.int().min(0).max(1_000).default(0),
  points_per_unit: z.int().min(1).max(1_000_000),
  odds_cap: Odds,
  farm_once_per_event: z.boolean().default(false),
  /** The most points of a player for bets on one event; null: no limit. */
  points_per_event: z.int().min(1).max(1_000_000_000).nullable().default(null),
  /** Key of the free bet that is won. */
  prize: z.string().max(61),
  activates_itself: z.boolean().default(false),
}
const Steps = z
  .array(z.strictObject({ points: z.int().min(1), amount: Amount }))
  .max(50)
  .superRefine((steps, { addIssue }) => {
    const fault = stepsFault(steps)
    if (fault !== null) addIssue(fault)
  })
const Hunting = z.strictObject({ ...farming, type: z.literal('hunting'), steps: Steps })
const Tournament = z.strictObject({
  ...farming,
  type: z.literal('hunting_tournament'),
  level: z.enum(['match', 'stage', 'season', 'simple_tournament']),
  /** Per 10,000 of the pool, best place first. */
  prizes: z
    .array(z.int())
    .max(100)
    .superRefine((shares, { addIssue }) => {
      const fault = sharesFault(shares)
      if (fault !== null) addIssue(fault)
    }),
})
/** Raises free bets: it has no pool, and what it raises them by the house gives. */
const Lootbox = z.strictObject({
  ...farming,
  type: z.literal('lootbox'),
  pool: z.literal(0).default(0),
  feed: z.literal(0).default(0),
  prize: z.literal('').default(''),
  activates_itself: z.boolean().default(true),
  /** Points for each box, one after the other; 0: it is given with the loot box. */
  opens_at: z
    .array(z.int().min(0).max(1_000_000_000))
    .min(1)
    .max(20)
    .refine((points) => points.every((needed, place) => needed >= (points[place - 1] ?? 0)), {
      message: 'a later box needs fewer points',
    }),
  contents: z
    .array(z.strictObject({ multiplier: z.int().max(100_000), chance: z.string().max(40) }))
    .max(20)
    .superRefine((contents, { addIssue }) => {
      const fault = contentsFault(contents)
      if (fault !== null) addIssue(fault)
    }),
})

/** A bonus as written in an operator's file. Amounts in subunits, odds scaled by 10,000. */
export const Definition = z.discriminatedUnion('type', [Comboboost, Freebet, Hunting, Tournament, Lootbox])
export type Definition = z.infer<typeof Definition>
export type FreebetDefinition = z.infer<typeof Freebet>
export type LootboxDefinition = z.infer<typeof Lootbox>
export type FarmingDefinition = z.infer<typeof Hunting> | z.infer<typeof Tournament> | LootboxDefinition

export const DefinitionFile = z.strictObject({ bonuses: z.array(Definition).min(1).max(200) })

export function isFreebet(definition: Definition): definition is FreebetDefinition {
  return 'amounts' in definition
}
export function isFarming(definition: Definition): definition is FarmingDefinition {
  return 'pool' in definition
}
