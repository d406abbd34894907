import * as z from 'zod/mini'
import { about, component } from './document/registry.ts'
import { RISK_KEYS } from './error-codes.ts'
import { OutcomeId, ScaledOdds, Specifier } from './primitives.ts'

export const SelectionError = component(
  'SelectionError',
  'What is wrong with one leg of a refused bet.',
  z.strictObject({
    match_id: z.int(),
    market_id: z.int(),
    specifier: Specifier,
    outcome_id: OutcomeId,
    code: z.int(),
    key: z.string(),
    localized_message: z.string(),
    risk_key: z.nullable(z.enum(RISK_KEYS)),
    current_odds: about(z.nullable(ScaledOdds), 'The price now, where there is one.'),
  }),
)
export type SelectionError = z.infer<typeof SelectionError>

export const BetError = component(
  'BetError',
  'What is wrong with one bet of a refused request; `bet_index` counts from 0 in the order sent.',
  z.strictObject({
    bet_index: about(z.int(), 'Place of the bet in the request, from 0.'),
    code: z.int(),
    key: z.string(),
    localized_message: z.string(),
    max_stake: about(
      z.nullable(z.int()),
      'The largest stake that would be taken, in subunits, where that is the reason.',
    ),
    current_odds: about(z.optional(ScaledOdds), 'The price of a custom bet now, where it differs from the claim.'),
    to_cashout: about(
      z.optional(z.nullable(z.int())),
      'What the whole bet can be cashed out for now, in subunits; null where it cannot.',
    ),
    selections: about(z.array(SelectionError), 'What is wrong with its legs.'),
  }),
)
export type BetError = z.infer<typeof BetError>

export const ErrorBody = component(
  'Error',
  'Body of every answer that is not a success.',
  z.strictObject({
    code: z.int(),
    key: z.string(),
    localized_message: about(z.string(), 'What happened, why, and what to do next, in the requested language.'),
    data: z.strictObject({
      details: z.array(z.strictObject({ path: z.string(), message: z.string() })),
      errors_by_bet: z.array(BetError),
      request_id: about(
        z.optional(z.string()),
        "Names the request in the server's log; `X-Request-Id` of every answer says the same.",
      ),
    }),
  }),
)
export type ErrorBody = z.infer<typeof ErrorBody>
