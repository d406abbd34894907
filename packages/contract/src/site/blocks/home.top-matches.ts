import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** The matches of the moment, with the sports above them on a phone. */
export const homeTopMatches = defineBlock({
  kind: 'home.top-matches',
  places: PAGE,
  pages: ['home'],
  props: () => z.strictObject({}),
})
