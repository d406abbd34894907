import * as z from 'zod/mini'
import { BET_TYPES, MAX_SELECTIONS } from '../constants.ts'
import { CurrencyCode, Id, OutcomeId, ScaledOdds, Specifier } from '../primitives.ts'
import { Selection, Stake, System } from './bet.ts'

/** One bet as it is shared: what was picked, and, where the player wants it so, how much was put on it. */
export const SharedBetRequest = z.strictObject({
  selections: z
    .array(
      z.strictObject({
        match_id: Id,
        market_id: z.int().check(z.gte(1), z.lte(1_000_000)),
        specifier: Specifier,
        outcome_id: OutcomeId,
        /** Price seen by who shares; not kept, since who restores gets the price of that moment. */
        odds: z.optional(ScaledOdds),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_SELECTIONS)),
  stake: z.optional(
    z.nullable(
      z.strictObject({ value: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), currency: CurrencyCode }),
    ),
  ),
  system_id: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,2}\/\d{1,2}$/)))),
  custom_odds: z.optional(z.nullable(ScaledOdds)),
})
export type SharedBetRequest = z.infer<typeof SharedBetRequest>

/** A shared selection that is still on offer, with names and its price now. */
export const SharedSelection = z.strictObject({
  match_id: Id,
  market_id: z.int(),
  specifier: Specifier,
  outcome_id: OutcomeId,
  /** Price now; of a suspended selection the last one, 0 where it has none. */
  odds: ScaledOdds,
  /** Whether it can be bet on now; false while suspended. */
  active: z.boolean(),
  market: Selection.shape.market,
  outcome: Selection.shape.outcome,
  match: Selection.shape.match,
})
export type SharedSelection = z.infer<typeof SharedSelection>

/** A shared bet as it can be restored now: of what it was, the selections that are still on offer. */
export const SharedBet = z.strictObject({
  type: z.enum(BET_TYPES),
  stake: z.nullable(Stake),
  system: z.nullable(System),
  selections: z.array(SharedSelection),
})
export type SharedBet = z.infer<typeof SharedBet>
