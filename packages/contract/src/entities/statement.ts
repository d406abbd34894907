import * as z from 'zod/mini'
import { STATEMENT_TYPES } from '../constants.ts'
import { CurrencyCode, Id, Timestamp } from '../primitives.ts'

/** One movement of a player's account. */
export const StatementEntry = z.strictObject({
  id: Id,
  type: z.enum(STATEMENT_TYPES),
  /** In subunits; what leaves the account is negative. */
  amount: z.int(),
  /** In subunits, right after this movement. */
  balance: z.int(),
  currency: CurrencyCode,
  /** The bet it belongs to. */
  bet_id: z.nullable(Id),
  at: Timestamp,
})
export type StatementEntry = z.infer<typeof StatementEntry>

/** What a currency is worth. */
export const Rate = z.strictObject({
  currency: CurrencyCode,
  /** Units for one EUR, as an exact decimal. */
  units_per_euro: z.string().check(z.regex(/^\d+(\.\d+)?$/)),
  /** Subunits in one unit. */
  subunits: z.int(),
  fiat: z.boolean(),
  /** Since when it holds. */
  at: Timestamp,
})
export type Rate = z.infer<typeof Rate>
