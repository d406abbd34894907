import * as z from 'zod/mini'
import { ACCEPT_MODES, BET_RESULTS, BET_STATES, BET_TYPES, SPORT_EVENT_TYPES } from '../constants.ts'
import { CurrencyCode, Id, OutcomeId, PairScore, ScaledOdds, Specifier, Timestamp } from '../primitives.ts'
import { EventStatusCode } from './event-status.ts'

/** How one leg ended. `open` until it has. */
export const LEG_STATES = ['open', 'win', 'half_win', 'void', 'half_lose', 'lose'] as const
export type LegState = (typeof LEG_STATES)[number]

/** A leg of a placed bet, with the names and price at placement. */
export const Selection = z.strictObject({
  id: Id,
  status: z.enum(LEG_STATES),
  /** Sentence that says why it settled so, in the language asked for: 'Over 2.5, final 2:1: won'. Null while open. */
  explanation: z.nullable(z.string()),
  market: z.strictObject({ id: z.int(), name: z.string() }),
  outcome: z.strictObject({ id: OutcomeId, name: z.string() }),
  specifier: Specifier,
  /** Price taken. */
  odds: ScaledOdds,
  /** Share of the stake that counts on a dead heat, or null. */
  dead_heat_factor: z.nullable(z.string()),
  /** Percent of the winnings taken off for runners that were withdrawn after the bet (Rule 4), or null. */
  deduction: z.nullable(z.int()),
  match: z.strictObject({
    id: Id,
    urn_id: z.string(),
    slug: z.string(),
    type: z.enum(SPORT_EVENT_TYPES),
    name: z.string(),
    home: z.nullable(z.string()),
    away: z.nullable(z.string()),
    sport_key: z.string(),
    tournament_name: z.string(),
    status: EventStatusCode,
    start_time: Timestamp,
    score: z.nullable(PairScore),
  }),
})
export type Selection = z.infer<typeof Selection>

export const Stake = z.strictObject({
  /** In subunits of the currency. */
  value: z.int(),
  currency: CurrencyCode,
  /** Subunits in one unit: 100 for EUR, 1 for JPY, 100000000 for BTC. */
  subunits: z.int(),
})

export const System = z.strictObject({ id: z.string(), win_count: z.int(), total_count: z.int() })

/** A part of a bet that was cashed out; in subunits. */
export const Cashout = z.strictObject({ stake: z.int(), amount: z.int(), created_at: Timestamp })

export const Bet = z.strictObject({
  id: Id,
  type: z.enum(BET_TYPES),
  /** Number shown to the player. */
  ref: z.string(),
  status: z.enum(BET_STATES),
  /** What the player put in. */
  stake: Stake,
  /** Part of the stake that was not cashed out, in subunits: 0 once all of it was. */
  open_stake: z.int(),
  /** Parts that were cashed out, oldest first; all of them and the open stake make the stake. */
  cashouts: z.array(Cashout),
  /** What it pays or paid in all, in subunits, cash-outs included: possible return while open, the actual one afterwards. */
  win_amount: z.int(),
  /** Total odds (single, combo, custom), scaled and rounded half-up; 0 for systems. */
  odds: z.int(),
  selections: z.array(Selection),
  created_at: Timestamp,
  /** When a live bet will be decided, while `submitted`. */
  decide_at: z.nullable(Timestamp),
  settled_at: z.nullable(Timestamp),
  result: z.enum(BET_RESULTS),
  /** What the open stake can be cashed out for, in subunits; null where it cannot. */
  to_cashout: z.nullable(z.int()),
  bonus: z.nullable(z.strictObject({ id: z.int(), type: z.string(), odds: z.int() })),
  system: z.nullable(System),
  accept_mode: z.enum(ACCEPT_MODES),
  /** Why it was rejected: message key and localized text. Null otherwise. */
  rejection: z.nullable(z.strictObject({ code: z.int(), key: z.string(), localized_message: z.string() })),
  used_in_jackpot: z.boolean(),
  is_vip: z.boolean(),
})
export type Bet = z.infer<typeof Bet>

/** One bet as the client sends it. */
export const BetRequest = z.strictObject({
  bonus: z.optional(z.nullable(z.strictObject({ id: Id, type: z.string().check(z.maxLength(40)), odds: z.int() }))),
  stake: z.strictObject({ value: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)), currency: CurrencyCode }),
  selections: z
    .array(
      z.strictObject({
        match_id: Id,
        market_id: z.int().check(z.gte(1), z.lte(1_000_000)),
        specifier: Specifier,
        outcome_id: OutcomeId,
        odds: ScaledOdds,
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
  /** `k/n` for a system bet, e.g. '2/4'. */
  system_id: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,2}\/\d{1,2}$/)))),
  /** The one price of a custom bet. */
  custom_odds: z.optional(z.nullable(ScaledOdds)),
})
export type BetRequest = z.infer<typeof BetRequest>
