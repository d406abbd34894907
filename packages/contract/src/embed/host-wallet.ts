import * as z from 'zod/mini'

/** The book's calls to the wallet of a host, below the address that the host gave (docs/host-api.md). */
export const WALLET_CALLS = ['balance', 'debit', 'credit', 'rollback', 'entries'] as const
export type WalletCall = (typeof WALLET_CALLS)[number]

/** Why a host takes no debit. Any other word counts as `refused`. */
export const DEBIT_REFUSALS = ['insufficient', 'limited', 'blocked', 'rolled_back', 'refused'] as const

/** In subunits. */
const Balance = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))

/** Responses of hosts may have more members: unknown ones are ignored. */
export const WalletBalance = z.object({ balance: Balance })
export const WalletDone = z.object({ result: z.literal('done'), balance: Balance })
export const WalletDebit = z.discriminatedUnion('result', [
  WalletDone,
  z.object({
    result: z.literal('refused'),
    reason: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
    balance: z.optional(Balance),
  }),
])

/** What a host has booked for the book, in the order in which it did. */
export const WalletEntries = z.object({
  entries: z
    .array(
      z.object({
        key: z.string().check(z.minLength(1), z.maxLength(100)),
        kind: z.enum(['debit', 'credit', 'rollback']),
        player: z.string().check(z.minLength(1), z.maxLength(100)),
        currency: z.string().check(z.minLength(1), z.maxLength(10)),
        /** In subunits. */
        amount: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
      }),
    )
    .check(z.maxLength(1_000)),
  /** Where the next page begins; null after the last. */
  next: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
})
export type WalletEntries = z.infer<typeof WalletEntries>
