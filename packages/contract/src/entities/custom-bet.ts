import * as z from 'zod/mini'
import { about, component } from '../document/registry.ts'
import { Id, OutcomeId, ScaledOdds, Specifier } from '../primitives.ts'

export const CustomQuote = component(
  'CustomQuote',
  'The price of several outcomes of one event together.',
  z.strictObject({
    match_id: Id,
    odds: about(ScaledOdds, 'What `custom_odds` of a placement claims.'),
    selections: about(
      z.array(
        z.strictObject({
          market_id: z.int(),
          specifier: Specifier,
          outcome_id: OutcomeId,
          odds: about(ScaledOdds, 'Its own price now.'),
          redundant: about(z.boolean(), 'The others imply it: without it the price is the same.'),
        }),
      ),
      'The outcomes in the order asked.',
    ),
    excluded: about(
      z.array(z.strictObject({ market_id: z.int(), specifier: Specifier, outcome_id: OutcomeId })),
      'Where asked for: outcomes open now that never win together with these. Otherwise empty.',
    ),
  }),
)
export type CustomQuote = z.infer<typeof CustomQuote>
