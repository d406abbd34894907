import * as z from 'zod/mini'
import { PAYMENT_KINDS } from '../constants.ts'
import { about } from '../document/registry.ts'
import { Cashier, Deposit, ExchangeQuote, Withdrawal } from '../entities/payment.ts'
import { Account } from '../entities/player.ts'
import { CurrencyCode, Id, one, PageQuery, pageOf, queryInt } from '../primitives.ts'
import { defineCall } from './define.ts'

const amount = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))
const params = z.strictObject({ id: queryInt(1, Number.MAX_SAFE_INTEGER) })

export const getCashier = defineCall('getCashier', {
  summary: 'How deposits and withdrawals are made, and what is missing for them',
  answer: one(Cashier),
  status: 200,
})

export const startDeposit = defineCall('startDeposit', {
  summary:
    'Begins a deposit; the answer says where it is paid. The provider sends the player back to the page given, with `payment=success`, `error` or `pending` and `deposit` in its query',
  body: z.strictObject({
    amount: about(amount, 'In subunits.'),
    currency: CurrencyCode,
    kind: about(
      z.optional(z.enum(PAYMENT_KINDS)),
      "How the provider's page is shown; as the provider does by itself where absent.",
    ),
    return_path: about(
      z.string().check(z.maxLength(500), z.regex(/^\/[a-zA-Z0-9][a-zA-Z0-9_/.~%?&=+:-]*$/)),
      'Page of the site that the player comes back to, without its origin.',
    ),
  }),
  answer: one(Deposit),
  status: 201,
})

export const getDeposit = defineCall('getDeposit', {
  summary: 'The state of a deposit',
  params,
  answer: one(Deposit),
  status: 200,
})

export const getDeposits = defineCall('getDeposits', {
  summary: "The player's deposits through the payment provider, newest first, those too that came to nothing",
  query: z.strictObject(PageQuery),
  answer: pageOf(Deposit),
  status: 200,
})

export const requestWithdrawal = defineCall('requestWithdrawal', {
  summary: 'Asks for money to be paid out; it leaves the balance at once and waits for approval',
  body: z.strictObject({
    amount: about(amount, 'In subunits.'),
    currency: CurrencyCode,
    method_id: about(Id, 'What the player has paid with before.'),
  }),
  answer: one(Withdrawal),
  status: 201,
})

export const getWithdrawals = defineCall('getWithdrawals', {
  summary: "The player's withdrawals, newest first",
  query: z.strictObject(PageQuery),
  answer: pageOf(Withdrawal),
  status: 200,
})

export const takeBackWithdrawal = defineCall('takeBackWithdrawal', {
  summary: 'Takes a withdrawal back that is not approved yet; its money is on the balance again',
  params,
  answer: one(Withdrawal),
  status: 200,
})

export const quoteExchange = defineCall('quoteExchange', {
  summary:
    "Offers what an amount becomes in another currency of the player's own; the offer holds for a short while and to the subunit",
  body: z.strictObject({
    from: about(CurrencyCode, 'The account that the money leaves.'),
    to: about(CurrencyCode, 'The account that it goes to; the player has both.'),
    amount: about(amount, 'In subunits of the first.'),
  }),
  answer: one(ExchangeQuote),
  status: 201,
})

export const exchangeMoney = defineCall('exchangeMoney', {
  summary:
    "Changes money into another currency of the player's own, at the present rates less the operator's margin, down to the subunit",
  body: z.strictObject({
    from: about(CurrencyCode, 'The account that the money leaves.'),
    to: about(CurrencyCode, 'The account that it goes to; the player has both.'),
    amount: about(amount, 'In subunits of the first.'),
    expected: about(amount, 'What the player was shown, in subunits of the second: with less the call is refused.'),
    quote_id: about(
      z.optional(z.string().check(z.maxLength(100))),
      'The offer that the player was shown: it is kept exactly, or refused.',
    ),
  }),
  answer: one(
    z.strictObject({
      received: about(z.int(), 'In subunits of the second currency.'),
      accounts: about(z.array(Account), "All the player's accounts as they are now."),
    }),
  ),
  status: 201,
})
