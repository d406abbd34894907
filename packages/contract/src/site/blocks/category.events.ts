import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** The leagues and events of a country or circuit. */
export const categoryEvents = defineBlock({
  kind: 'category.events',
  places: PAGE,
  pages: ['category'],
  props: () => z.strictObject({}),
})
