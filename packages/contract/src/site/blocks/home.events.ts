import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** What is on now, and what is next. */
export const homeEvents = defineBlock({
  kind: 'home.events',
  places: PAGE,
  pages: ['home'],
  props: () => z.strictObject({}),
})
