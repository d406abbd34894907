import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** Everything that a search finds. */
export const searchFound = defineBlock({
  kind: 'search.found',
  places: PAGE,
  pages: ['search'],
  props: () => z.strictObject({}),
})
