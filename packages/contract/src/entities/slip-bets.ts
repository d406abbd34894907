import * as z from 'zod/mini'
import { MAX_BETS_PER_REQUEST } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { CurrencyCode, Locale } from '../primitives.ts'
import { BetRequest } from './bet.ts'

/** Bets of the slip as they are: a stake may be missing or 0. */
const SlipBets = z
  .array(
    z.strictObject({
      ...BetRequest.shape,
      stake: about(
        z.optional(
          z.strictObject({ value: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), currency: CurrencyCode }),
        ),
        'What to put on it; may be missing.',
      ),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_BETS_PER_REQUEST))
export const SlipBetsBody = component(
  'SlipBets',
  'The slip as the calls take it that say what it could win besides.',
  z.strictObject({
    meta: z.optional(
      z.strictObject({
        device_id: z.optional(z.string().check(z.maxLength(100))),
        quick: z.optional(z.boolean()),
        type: z.optional(z.string().check(z.maxLength(40))),
      }),
    ),
    bets: SlipBets,
    locale: about(z.optional(Locale), 'Language of the page; answers follow Accept-Language.'),
  }),
)
