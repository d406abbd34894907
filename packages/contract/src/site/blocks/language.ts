import * as z from 'zod/mini'
import { SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { menuOrList } from './shared.ts'

export const language = defineBlock({
  kind: 'language',
  places: ['header', ...SIDES],
  props: () => z.strictObject({ look: menuOrList }),
})
