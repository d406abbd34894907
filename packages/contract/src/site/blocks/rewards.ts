import * as z from 'zod/mini'
import { BONUS_ENTRY_TYPES } from '../../constants.ts'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { Href, imageOf, type TextSchema } from '../parts.ts'

const types = about(z._default(z.array(z.enum(BONUS_ENTRY_TYPES)), [...BONUS_ENTRY_TYPES]), 'Which kinds.')
const jackpotId = about(z._default(z.nullable(Id), null), 'Null: the largest there is.')

export function rewardProps<T extends TextSchema>(text: T) {
  const title = about(z.optional(text), 'Heading; without it, the words of the product.')
  return {
    bonus: z.strictObject({ types, link: about(z._default(Href, '/promotions'), 'Where it leads.') }),
    bonuses: z.strictObject({
      title,
      types,
      limit: about(z._default(z.int().check(z.gte(1), z.lte(100)), 4), 'How many of a kind.'),
    }),
    'bonuses.mobile': z.strictObject({ title, types }),
    promocode: z.strictObject({ title, text: about(z.optional(text), 'Under the heading.') }),
    'jackpot-card': z.strictObject({ jackpotId }),
    'jackpot-banner': z.strictObject({
      jackpotId,
      image: about(z.optional(imageOf(text)), 'Behind the amount.'),
      link: about(z.optional(Href), 'Where it leads.'),
    }),
    'jackpot-leaderboard': z.strictObject({
      title,
      jackpotId,
      limit: about(z._default(z.int().check(z.gte(1), z.lte(50)), 10), 'How many hits.'),
    }),
  }
}
