import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

export const matchPreview = defineBlock({
  kind: 'match-preview',
  places: PAGE,
  props: () =>
    z.strictObject({
      show: about(z._default(z.array(z.enum(['form', 'h2h'])), ['form', 'h2h']), 'What it tells.'),
      results: about(z._default(z.int().check(z.gte(1), z.lte(10)), 5), 'How many results of a side.'),
    }),
})
