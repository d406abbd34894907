import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading } from './shared.ts'

export const schedule = defineBlock({
  kind: 'schedule',
  places: PAGE,
  props: (text) =>
    z.strictObject({
      title: heading(text),
      days: about(z._default(z.int().check(z.gte(1), z.lte(31)), 7), 'How many days ahead.'),
    }),
})
