import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** The events of a sport: its top events, all of them, its outrights. */
export const sportEvents = defineBlock({
  kind: 'sport.events',
  places: PAGE,
  pages: ['sport'],
  props: () => z.strictObject({}),
})
