import * as z from 'zod/mini'
import { JACKPOT_HIT_STATUSES } from '../constants.ts'
import { CurrencyCode, Id, Subunits, Timestamp } from '../primitives.ts'

/** A pool that bets feed and a hit pays out. Amounts are in subunits of its currency. */
export const Jackpot = z.strictObject({
  id: Id,
  name: z.string(),
  amount: Subunits,
  pool_amount: Subunits,
  hits_amount: Subunits,
  currency: CurrencyCode,
  currency_subunits: z.int(),
  levels: z.array(
    z.strictObject({ name: z.string(), pool_amount: Subunits, /** A level in play is 'active'. */ state: z.string() }),
  ),
})
export type Jackpot = z.infer<typeof Jackpot>

export const JackpotHit = z.strictObject({
  id: Id,
  amount: Subunits,
  /** In euro cents at the rate of the hit. */
  amount_eur: Subunits,
  created_at: Timestamp,
  currency: CurrencyCode,
  jackpot_id: Id,
  jackpot_name: z.string(),
  jackpot_level_code: z.string(),
  jackpot_level_name: z.string(),
  status: z.enum(JACKPOT_HIT_STATUSES),
  /** Who hit it, told apart but not told. */
  user_hash: z.string(),
  seen: z.boolean(),
})
export type JackpotHit = z.infer<typeof JackpotHit>
