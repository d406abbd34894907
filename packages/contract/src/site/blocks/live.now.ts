import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** Everything that runs now, by league. */
export const liveNow = defineBlock({
  kind: 'live.now',
  places: PAGE,
  pages: ['live'],
  props: () => z.strictObject({}),
})
