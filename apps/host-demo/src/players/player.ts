import * as z from 'zod'

/** A player of this host. The book knows them by `id` alone. */
export const Player = z.object({
  id: z.string(),
  email: z.string(),
  /** `salt.hash`, both in hex. */
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
  bornOn: z.iso.date(),
  currency: z.string(),
  /** The most that is deposited within a day, in subunits; null: as much as they want. */
  dayLimit: z.int().nullable(),
})
export type Player = z.infer<typeof Player>

/** Money between this host and the book, by a reference that is used once. */
export const Payment = z.object({
  reference: z.string(),
  player: z.string(),
  kind: z.enum(['deposits', 'withdrawals']),
  /** In subunits. */
  amount: z.int(),
  currency: z.string(),
  /** Unix ms. */
  at: z.number(),
  /** `waiting`: the book has not responded yet; the call is repeated. */
  state: z.enum(['waiting', 'done', 'refused']),
  /** Why it was refused, in the book's words. */
  reason: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>
