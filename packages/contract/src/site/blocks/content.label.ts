import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PLACEMENTS } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const contentLabel = defineBlock({
  kind: 'content.label',
  places: PLACEMENTS,
  props: (text) =>
    z.strictObject({
      text: about(text, 'The words.'),
      look: about(z._default(z.enum(['plain', 'badge', 'heading']), 'plain'), 'What it looks like.'),
    }),
})
