import * as z from 'zod/mini'
import { FAVOURITE_TYPES } from '../../constants.ts'
import { about } from '../../document/registry.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading, rows } from './shared.ts'

export const favorites = defineBlock({
  kind: 'favorites',
  places: PAGE_AND_SIDES,
  props: (text) =>
    z.strictObject({
      title: heading(text),
      types: about(z._default(z.array(z.enum(FAVOURITE_TYPES)), ['events', 'tournaments', 'competitors']), 'Which.'),
      limit: rows(50),
    }),
})
