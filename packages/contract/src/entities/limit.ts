import * as z from 'zod/mini'
import { LIMIT_STATUSES, LIMIT_TYPES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, Timestamp } from '../primitives.ts'

export const Limit = component(
  'Limit',
  'A limit that players have set themselves.',
  z.strictObject({
    id: Id,
    type: z.enum(LIMIT_TYPES),
    strategy: about(z.nullable(z.string()), 'How it counts; null where there is one way only.'),
    status: about(z.enum(LIMIT_STATUSES), 'Whether it holds, or waits for a confirmation.'),
    period: about(z.nullable(z.string()), 'What it counts over, e.g. a day; null where it has no period.'),
    parent_type: about(z.nullable(z.string()), 'The limit that it is part of, or null.'),
    disable_at: about(z.nullable(Timestamp), 'When it ends; null: not by itself.'),
    created_at: Timestamp,
    amount: about(z.nullable(z.int()), 'In subunits: the most it lets pass; null for a break or an exclusion.'),
    currency: about(z.nullable(CurrencyCode), 'Currency of the amounts beside it; null where there are none.'),
    used: about(
      z.nullable(z.int()),
      'In subunits: what counts towards it in the present period, rounded up; null where nothing is counted. Winnings make losses negative.',
    ),
    next_amount: about(
      z.nullable(z.int()),
      'In subunits: what takes its place once it is confirmed; null with a `confirm_until`: nothing.',
    ),
    confirm_from: about(z.nullable(Timestamp), 'When the change can be confirmed; null where none is wanted.'),
    confirm_until: about(
      z.nullable(Timestamp),
      'Until when the change has to be confirmed; null where it need not be.',
    ),
  }),
)
export type Limit = z.infer<typeof Limit>
