import * as z from 'zod/mini'
import { Id, OutcomeId, ScaledOdds, Specifier } from '../primitives.ts'

/** The price of several outcomes of one event together. */
export const CustomQuote = z.strictObject({
  match_id: Id,
  /** What `custom_odds` of a placement claims. */
  odds: ScaledOdds,
  /** The outcomes in the order asked. */
  selections: z.array(
    z.strictObject({
      market_id: z.int(),
      specifier: Specifier,
      outcome_id: OutcomeId,
      /** Its own price now. */
      odds: ScaledOdds,
      /** The others imply it: without it the price is the same. */
      redundant: z.boolean(),
    }),
  ),
})
export type CustomQuote = z.infer<typeof CustomQuote>
