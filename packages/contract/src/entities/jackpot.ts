import * as z from 'zod/mini'
import { JACKPOT_HIT_STATUSES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, Subunits, Timestamp } from '../primitives.ts'

export const Jackpot = component(
  'Jackpot',
  'A pool that bets feed and a hit pays out. Amounts are in subunits of its currency.',
  z.strictObject({
    id: Id,
    name: z.string(),
    amount: about(Subunits, 'What can be won now, in subunits.'),
    pool_amount: about(Subunits, 'What bets have fed, in subunits.'),
    hits_amount: about(Subunits, 'What hits have paid out, in subunits.'),
    currency: CurrencyCode,
    currency_subunits: about(z.int(), 'Subunits in one unit of the currency.'),
    levels: about(
      z.array(
        z.strictObject({
          name: z.string(),
          pool_amount: about(Subunits, 'What is in it, in subunits.'),
          state: about(z.string(), "Where it stands; a prize in play is 'active'."),
        }),
      ),
      'Its prizes, the smallest first.',
    ),
  }),
)
export type Jackpot = z.infer<typeof Jackpot>

export const JackpotHit = component(
  'JackpotHit',
  'A jackpot that was won. Amounts are in subunits of its currency.',
  z.strictObject({
    id: Id,
    amount: about(Subunits, 'What was paid, in subunits.'),
    amount_eur: about(Subunits, 'In euro cents at the rate of the hit.'),
    created_at: Timestamp,
    currency: CurrencyCode,
    jackpot_id: about(Id, 'The jackpot.'),
    jackpot_name: about(z.string(), 'Name of the jackpot.'),
    jackpot_level_code: about(z.string(), 'Stable name of the prize.'),
    jackpot_level_name: about(z.string(), 'Name of the prize.'),
    status: about(z.enum(JACKPOT_HIT_STATUSES), 'Whether it has been paid.'),
    user_hash: about(z.string(), 'Who hit it, told apart but not told.'),
    seen: z.boolean(),
  }),
)
export type JackpotHit = z.infer<typeof JackpotHit>
