import * as z from 'zod/mini'
import { LIMIT_STATUSES, LIMIT_TYPES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Id, Timestamp } from '../primitives.ts'

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
    confirm_until: about(
      z.nullable(Timestamp),
      'Until when the change has to be confirmed; null where it need not be.',
    ),
  }),
)
export type Limit = z.infer<typeof Limit>
