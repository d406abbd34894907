import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** Live and upcoming e-sports. */
export const esportsEvents = defineBlock({
  kind: 'esports.events',
  places: PAGE,
  pages: ['esports'],
  props: () => z.strictObject({}),
})
