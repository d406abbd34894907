import * as z from 'zod/mini'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading, rows, scope, showTitle } from './shared.ts'

export const resultEvents = defineBlock({
  kind: 'result-events',
  places: PAGE_AND_SIDES,
  props: (text) => z.strictObject({ title: heading(text), showTitle, ...scope, limit: rows(20) }),
})
