import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** A match, championship, race or draw with all its markets. */
export const eventPage = defineBlock({
  kind: 'event.page',
  places: PAGE,
  pages: ['event'],
  props: () => z.strictObject({}),
})
