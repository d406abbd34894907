import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { PAGE } from '../placements.ts'
import { ITEM_LOOKS } from '../words.ts'
import { defineBlock } from './define-block.ts'

export const contentTopLeagues = defineBlock({
  kind: 'content.top-leagues',
  places: PAGE,
  props: (text) =>
    z.strictObject({
      title: about(z.optional(text), 'Heading.'),
      tournamentIds: about(z._default(z.array(Id).check(z.maxLength(50)), []), 'Which; none: the most important.'),
      limit: about(z._default(z.int().check(z.gte(1), z.lte(50)), 8), 'How many.'),
      look: about(z._default(z.enum(ITEM_LOOKS), 'card'), 'What they look like.'),
    }),
})
