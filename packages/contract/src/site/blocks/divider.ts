import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PLACEMENTS } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const divider = defineBlock({
  kind: 'divider',
  places: PLACEMENTS,
  props: () => z.strictObject({ look: about(z._default(z.enum(['line', 'space']), 'line'), 'What it looks like.') }),
})
