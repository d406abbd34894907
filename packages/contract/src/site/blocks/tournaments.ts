import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading, rows, scope, showTitle } from './shared.ts'

export const tournaments = defineBlock({
  kind: 'tournaments',
  places: PAGE,
  props: (text) => z.strictObject({ title: heading(text), showTitle, ...scope, limit: rows(100) }),
})
