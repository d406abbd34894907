import * as z from 'zod/mini'
import {
  DEPOSIT_FAILURES,
  DEPOSIT_FIELDS,
  DEPOSIT_STATUSES,
  PAYMENT_KINDS,
  PAYMENT_METHOD_KINDS,
  WITHDRAWAL_STATUSES,
} from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, Subunits, Timestamp } from '../primitives.ts'

export const PaymentMethod = component(
  'PaymentMethod',
  'What a player has paid with.',
  z.strictObject({
    id: Id,
    kind: about(z.enum(PAYMENT_METHOD_KINDS), 'A card or a bank account.'),
    label: about(z.string(), 'What tells it apart for its owner: the last digits.'),
  }),
)
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const Deposit = component(
  'Deposit',
  'A deposit through the payment provider, from the wish to its end.',
  z.strictObject({
    id: Id,
    amount: about(Subunits, 'In subunits.'),
    currency: CurrencyCode,
    kind: about(z.enum(PAYMENT_KINDS), 'How the player meets the provider.'),
    status: about(z.enum(DEPOSIT_STATUSES), 'Its state; only what succeeded is on the account.'),
    reason: about(z.nullable(z.enum(DEPOSIT_FAILURES)), 'Why it failed; null where it has not.'),
    url: about(z.nullable(z.string()), "The provider's page for this payment; null once nothing is to be done there."),
    method: about(z.nullable(PaymentMethod), 'What it was paid with; null before.'),
    passed_limit: about(
      z.boolean(),
      "Whether the money came although a limit of the player's own was already reached.",
    ),
    created_at: Timestamp,
    updated_at: about(Timestamp, 'When its status last changed.'),
    expires_at: about(Timestamp, 'Until when it can be paid.'),
  }),
)
export type Deposit = z.infer<typeof Deposit>

export const Withdrawal = component(
  'Withdrawal',
  'A withdrawal that a player asked for. Its money has left the balance and comes back where it is rejected or taken back.',
  z.strictObject({
    id: Id,
    amount: about(Subunits, 'In subunits.'),
    currency: CurrencyCode,
    status: about(z.enum(WITHDRAWAL_STATUSES), 'Its state; it can be taken back while it is requested.'),
    method: about(PaymentMethod, 'Where the money goes.'),
    created_at: Timestamp,
    decided_at: about(z.nullable(Timestamp), 'When it was approved, rejected or taken back; null before.'),
  }),
)
export type Withdrawal = z.infer<typeof Withdrawal>

export const ExchangeQuote = component(
  'ExchangeQuote',
  'An offer to change money into another currency.',
  z.strictObject({
    id: about(z.string(), 'Names the offer in the exchange.'),
    from: about(CurrencyCode, 'The account that the money leaves.'),
    to: about(CurrencyCode, 'The account that it goes to.'),
    amount: about(Subunits, 'In subunits of the first.'),
    received: about(Subunits, 'What it becomes, in subunits of the second, the margin taken off.'),
    rate: about(z.string(), 'Units of the second currency for one of the first, before the margin, as a decimal.'),
    margin: about(z.int(), 'What the operator keeps, in hundredths of a percent.'),
    expires_at: about(Timestamp, 'Until when it holds.'),
  }),
)
export type ExchangeQuote = z.infer<typeof ExchangeQuote>

export const Cashier = component(
  'Cashier',
  'What the player can do with money.',
  z.strictObject({
    open: about(z.boolean(), 'Whether there is a payment provider at all.'),
    kind: about(z.enum(PAYMENT_KINDS), 'How its page is shown unless asked otherwise.'),
    script_url: about(z.nullable(z.string()), "The provider's script, a module; null where the kind is another."),
    play_money: about(z.boolean(), 'Whether the money is play money: nothing is really paid.'),
    deposit_limits: about(
      z.record(
        z.string(),
        z.strictObject({
          min: about(z.int(), 'Smallest deposit, in subunits.'),
          max: about(z.int(), 'Largest deposit, in subunits.'),
        }),
      ),
      'Smallest and largest deposit by currency, in subunits.',
    ),
    min_withdrawals: about(z.optional(z.record(z.string(), z.int())), 'Smallest withdrawal by currency, in subunits.'),
    held: about(
      z.optional(z.record(z.string(), z.int())),
      'What was deposited a short while ago and has to be played before it is withdrawn or exchanged, by currency in subunits.',
    ),
    owed: about(
      z.optional(z.record(z.string(), z.int())),
      'What the player owes, by currency in subunits: until it is repaid nothing is withdrawn or exchanged.',
    ),
    missing_fields: about(z.array(z.enum(DEPOSIT_FIELDS)), 'What the player has to fill in before depositing.'),
    methods: about(z.array(PaymentMethod), 'What the player has paid with: withdrawals go there.'),
  }),
)
export type Cashier = z.infer<typeof Cashier>
