import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const navigationTopLeagues = defineBlock({
  kind: 'navigation.top-leagues',
  places: SIDES,
  props: (text) =>
    z.strictObject({
      title: about(z.optional(text), 'Heading.'),
      tournamentIds: about(z._default(z.array(Id).check(z.maxLength(50)), []), 'Which; none: the most important.'),
      limit: about(z._default(z.int().check(z.gte(1), z.lte(50)), 8), 'How many.'),
    }),
})
