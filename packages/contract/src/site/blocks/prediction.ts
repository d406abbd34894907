import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Id } from '../../primitives.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading } from './shared.ts'

export const prediction = defineBlock({
  kind: 'prediction',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      title: heading(text),
      matchId: about(z._default(z.nullable(Id), null), 'Null: that of the page.'),
    }),
})
