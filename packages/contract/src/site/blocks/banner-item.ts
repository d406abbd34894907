import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { Href, imageOf, type TextSchema } from '../parts.ts'
import { ITEM_LOOKS } from '../words.ts'

/** What a banner shows, and a slide or tile is about. */
export function bannerItemOf<T>(text: TextSchema<T>) {
  const look = about(z._default(z.enum(ITEM_LOOKS), 'card'), 'What it looks like.')
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('promo'),
      look,
      topic: about(
        z._default(z.enum(['own', 'live']), 'own'),
        '`live`: how much runs now, in the words of the product; the texts given here stand over them.',
      ),
      title: about(z.optional(text), 'In large letters.'),
      text: about(z.optional(text), 'Under the title.'),
      image: about(z.optional(imageOf(text)), 'Behind or beside the text.'),
      link: about(z.optional(Href), 'Where it leads.'),
    }),
    z.strictObject({
      kind: z.literal('event'),
      look,
      matchId: about(z._default(z.nullable(Id), null), 'Null: the match of the moment.'),
    }),
    z.strictObject({ kind: z.literal('league'), look, tournamentId: about(Id, 'The league.') }),
  ])
}
