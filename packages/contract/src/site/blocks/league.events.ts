import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** The events of a league, day by day, and its outrights. */
export const leagueEvents = defineBlock({
  kind: 'league.events',
  places: PAGE,
  pages: ['league'],
  props: () => z.strictObject({}),
})
