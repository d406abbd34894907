import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { groupBy, heading, rows, scope, showTitle } from './shared.ts'

export const prematchEvents = defineBlock({
  kind: 'prematch-events',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      title: heading(text),
      showTitle,
      ...scope,
      groupBy,
      hours: about(z.optional(z.int().check(z.gte(1), z.lte(720))), 'Only what begins within so many hours.'),
      limit: rows(60),
    }),
})
