import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href } from '../parts.ts'
import { PLACEMENTS } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const contentButton = defineBlock({
  kind: 'content.button',
  places: PLACEMENTS,
  props: (text) =>
    z.strictObject({
      label: about(text, 'What it says.'),
      link: about(Href, 'Where it leads.'),
      look: about(z._default(z.enum(['primary', 'secondary', 'quiet']), 'primary'), 'How prominent it is.'),
    }),
})
