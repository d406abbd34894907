import * as z from 'zod/mini'
import { LIMIT_STATUSES, LIMIT_TYPES } from '../constants.ts'
import { Id, Timestamp } from '../primitives.ts'

/** A limit a player has set himself. */
export const Limit = z.strictObject({
  id: Id,
  type: z.enum(LIMIT_TYPES),
  strategy: z.nullable(z.string()),
  status: z.enum(LIMIT_STATUSES),
  period: z.nullable(z.string()),
  parent_type: z.nullable(z.string()),
  disable_at: z.nullable(Timestamp),
  created_at: Timestamp,
  confirm_until: z.nullable(Timestamp),
})
export type Limit = z.infer<typeof Limit>
