import * as z from 'zod/mini'
import { BARS, SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const notifications = defineBlock({
  kind: 'notifications',
  places: [...BARS, ...SIDES],
  props: () => z.strictObject({}),
})
