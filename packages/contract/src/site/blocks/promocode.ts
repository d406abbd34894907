import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading } from './shared.ts'

export const promocode = defineBlock({
  kind: 'promocode',
  places: PAGE_AND_SIDES,
  props: (text) => z.strictObject({ title: heading(text), text: about(z.optional(text), 'Under the heading.') }),
})
