import * as z from 'zod/mini'
import { OUTCOME_KEYS, PROVIDERS } from '../constants.ts'
import { OutcomeId, ScaledOdds, Specifier, Timestamp, Version } from '../primitives.ts'

const MarketStatusCode = z.literal([1, -1, 0, -2, -3, -4])

export const Outcome = z.strictObject({
  id: OutcomeId,
  name: z.string(),
  /** Role in the market where it has one: columns, short labels. */
  key: z.nullable(z.enum(OUTCOME_KEYS)),
  active: z.boolean(),
  odds: ScaledOdds,
})
export type Outcome = z.infer<typeof Outcome>

/** A market with names. Identity inside a match is `id` and `specifier`. */
export const Market = z.strictObject({
  match_urn_id: z.string(),
  id: z.int(),
  name: z.string(),
  status: MarketStatusCode,
  specifier: Specifier,
  outcomes: z.array(Outcome),
  market_groups: z.array(z.string()),
  priority: z.int(),
  most_balanced: z.boolean(),
  next_bet_stop: z.nullable(Timestamp),
  custom_bet_groups: z.array(z.string()),
  provider: z.enum(PROVIDERS),
  /** Outcomes per row that read best: 1, 2 or 3. */
  columns: z.int(),
  version: Version,
})
export type Market = z.infer<typeof Market>

/** Names-free change of a market in the stream; a market present lists all its outcomes, an absent one is unchanged. */
export const MarketPatch = z.strictObject({
  id: z.int(),
  specifier: Specifier,
  status: MarketStatusCode,
  most_balanced: z.boolean(),
  outcomes: z.array(z.strictObject({ id: OutcomeId, active: z.boolean(), odds: ScaledOdds })),
})
export type MarketPatch = z.infer<typeof MarketPatch>
