import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** The next races, and the meetings of a day by country and course. */
export const racingMeetings = defineBlock({
  kind: 'racing.meetings',
  places: PAGE,
  pages: ['racing'],
  props: () => z.strictObject({}),
})
