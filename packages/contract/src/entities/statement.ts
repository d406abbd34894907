import * as z from 'zod/mini'
import { STATEMENT_TYPES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, Timestamp } from '../primitives.ts'

export const StatementEntry = component(
  'StatementEntry',
  "One movement of a player's account.",
  z.strictObject({
    id: Id,
    type: about(z.enum(STATEMENT_TYPES), 'What moved the money.'),
    amount: about(z.int(), 'In subunits; what leaves the account is negative.'),
    balance: about(z.int(), 'In subunits, right after this movement.'),
    currency: CurrencyCode,
    bet_id: about(z.nullable(Id), 'The bet it belongs to.'),
    bet_ref: about(z.optional(z.nullable(z.string())), 'The number of that bet as the player sees it.'),
    at: about(Timestamp, 'When it happened.'),
  }),
)
export type StatementEntry = z.infer<typeof StatementEntry>

export const Rate = component(
  'Rate',
  'What a currency is worth.',
  z.strictObject({
    currency: about(CurrencyCode, 'The currency.'),
    units_per_euro: about(z.string().check(z.regex(/^\d+(\.\d+)?$/)), 'Units for one EUR, as an exact decimal.'),
    subunits: about(z.int(), 'Subunits in one unit.'),
    fiat: z.boolean(),
    at: about(Timestamp, 'Since when it holds.'),
  }),
)
export type Rate = z.infer<typeof Rate>
