import * as z from 'zod/mini'
import { BET_TYPES, MAX_SELECTIONS } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { MAX_MARKET_ID } from '../largest-names.ts'
import { CurrencyCode, Id, OutcomeId, ScaledOdds, Specifier } from '../primitives.ts'
import { Selection, Stake, System } from './bet.ts'

export const SharedBetRequest = component(
  'SharedBetRequest',
  'One bet as it is shared: what was picked, and, where the player wants it so, how much was put on it.',
  z.strictObject({
    selections: z
      .array(
        z.strictObject({
          match_id: Id,
          market_id: z.int().check(z.gte(1), z.lte(MAX_MARKET_ID)),
          specifier: Specifier,
          outcome_id: OutcomeId,
          odds: about(
            z.optional(ScaledOdds),
            'Price seen by who shares; not kept, since who restores gets the price of that moment.',
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SELECTIONS)),
    stake: about(
      z.optional(
        z.nullable(
          z.strictObject({ value: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), currency: CurrencyCode }),
        ),
      ),
      'What was put on it; absent where that is not shared.',
    ),
    system_id: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,2}\/\d{1,2}$/)))),
    custom_odds: z.optional(z.nullable(ScaledOdds)),
  }),
)
export type SharedBetRequest = z.infer<typeof SharedBetRequest>

export const SharedSelection = component(
  'SharedSelection',
  'A shared selection that is still on offer, with names and its price now.',
  z.strictObject({
    match_id: Id,
    market_id: z.int(),
    specifier: Specifier,
    outcome_id: OutcomeId,
    odds: about(ScaledOdds, 'Price now; of a suspended selection the last one, 0 where it has none.'),
    active: about(z.boolean(), 'Whether it can be bet on now; false while suspended.'),
    market: about(Selection.shape.market, 'The market as it is called now.'),
    outcome: about(Selection.shape.outcome, 'The outcome as it is called now.'),
    match: about(Selection.shape.match, 'The event now.'),
  }),
)
export type SharedSelection = z.infer<typeof SharedSelection>

export const SharedBet = component(
  'SharedBet',
  'A shared bet as it can be restored now: of what it was, the selections that are still on offer.',
  z.strictObject({
    type: z.enum(BET_TYPES),
    stake: about(z.nullable(Stake), 'What was put on it; null where that was not shared.'),
    system: z.nullable(System),
    selections: z.array(SharedSelection),
  }),
)
export type SharedBet = z.infer<typeof SharedBet>
