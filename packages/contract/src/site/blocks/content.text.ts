import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const contentText = defineBlock({
  kind: 'content.text',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      source: about(
        z._default(z.enum(['own', 'about', 'rules']), 'own'),
        '`about` and `rules`: the texts of the product; `own`: those given here.',
      ),
      title: about(z.optional(text), 'Heading.'),
      text: about(z.optional(text), 'Paragraphs with an empty line between them.'),
      level: about(z._default(z.int().check(z.gte(1), z.lte(4)), 2), 'Level of the heading.'),
    }),
})
