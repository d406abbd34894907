import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href, imageOf } from '../parts.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const contentImage = defineBlock({
  kind: 'content.image',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      image: about(imageOf(text), 'The picture.'),
      link: about(z.optional(Href), 'Where it leads.'),
      ratio: about(z._default(z.enum(['auto', '1:1', '4:3', '16:9', '4:1']), 'auto'), 'Shape it is cut to.'),
    }),
})
