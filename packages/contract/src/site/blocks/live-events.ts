import * as z from 'zod/mini'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { groupBy, heading, rows, scope, showTitle } from './shared.ts'

export const liveEvents = defineBlock({
  kind: 'live-events',
  places: PAGE_AND_SIDES,
  props: (text) => z.strictObject({ title: heading(text), showTitle, ...scope, groupBy, limit: rows(60) }),
})
