import * as z from 'zod'

/** One movement of this host's ledger: what leaves one account arrives in another. Entries are never changed. */
export const Entry = z.object({
  /** What the movement is called: it is booked once. */
  key: z.string(),
  kind: z.enum(['deposit', 'withdrawal', 'debit', 'credit', 'rollback']),
  player: z.string(),
  currency: z.string(),
  /** In subunits, above 0. */
  amount: z.int(),
  /** `player ID`, `bank` (the world outside) or `sportsbook`. */
  from: z.string(),
  to: z.string(),
  /** Unix ms. */
  at: z.number(),
})
export type Entry = z.infer<typeof Entry>

/** A key under which nothing is booked any more: a debit that was refused, or rolled back before it came. */
export const Refused = z.object({ key: z.string(), reason: z.string() })
export type Refused = z.infer<typeof Refused>
