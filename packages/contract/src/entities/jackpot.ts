import * as z from 'zod/mini'
import { BET_TYPES, JACKPOT_HIT_STATUSES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Id, ScaledOdds, Subunits, Timestamp } from '../primitives.ts'

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
          state: about(z.string(), "Its state; a prize in play is 'active'."),
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
    user_hash: about(z.string(), 'Who hit it: distinct, but not named.'),
    seen: z.boolean(),
  }),
)
export type JackpotHit = z.infer<typeof JackpotHit>

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const JackpotTerms = component(
  'JackpotTerms',
  'What holds for a jackpot. Amounts are in subunits of its currency.',
  z.strictObject({
    jackpot_id: about(Id, 'The jackpot.'),
    currency: CurrencyCode,
    currency_subunits: about(z.int(), 'Subunits in one unit of the currency.'),
    min_stake: about(Subunits, 'A bet takes part from this stake.'),
    min_odds: about(ScaledOdds, 'Every selection has these odds at least.'),
    bet_types: about(z.array(z.enum(BET_TYPES)), 'Bets of these types take part; empty: of every type.'),
    match_status: about(z.nullable(z.enum(['prematch', 'live'])), 'Phase that events must be in; null: any.'),
    sport_keys: about(z.array(z.string()), 'Sports that every event must be of; empty: any.'),
    only_verified: about(z.boolean(), 'Whether it is for verified players only.'),
    country_codes: about(z.array(z.string()), 'ISO 3166 codes of the countries it is for; empty: everywhere.'),
    approve_up_to: about(z.nullable(Subunits), 'Hits up to this are paid without being looked at; null: none.'),
    levels: about(
      z.array(
        z.strictObject({
          code: about(z.string(), 'Stable name of the prize.'),
          name: z.string(),
          seed_amount: about(Subunits, 'What it begins with, and begins anew with after a hit.'),
          share_ppm: about(z.int(), 'What of a stake goes into it, in millionths; the house pays it.'),
          one_in: about(z.int(), 'A stake of one whole unit wins once in so many times; a larger one in proportion.'),
          counted_stake: about(Subunits, 'Of a stake no more than this counts for the chance.'),
          hit_by: about(z.nullable(Subunits), 'The bet that brings it to this amount wins it; null: there is none.'),
          round: about(z.int(), 'How often it has begun.'),
          commitment: about(Hash, 'SHA-256 of the seed that is drawn with, published before anything is drawn.'),
        }),
      ),
      'Its prizes, the smallest first.',
    ),
    revealed: about(
      z.array(
        z.strictObject({
          level_code: about(z.string(), 'Stable name of the prize.'),
          round: about(z.int(), 'Which of its rounds.'),
          commitment: about(Hash, 'The hash that was published before.'),
          seed: about(Hash, 'What was drawn with.'),
          ended_at: about(Timestamp, 'When it was hit.'),
        }),
      ),
      'Seeds of rounds that are over, the latest first: with them every draw can be repeated.',
    ),
  }),
)
export type JackpotTerms = z.infer<typeof JackpotTerms>
