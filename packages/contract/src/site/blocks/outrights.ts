import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading, rows, scope, showTitle } from './shared.ts'

export const outrights = defineBlock({
  kind: 'outrights',
  places: PAGE,
  props: (text) => z.strictObject({ title: heading(text), showTitle, ...scope, limit: rows(60) }),
})
