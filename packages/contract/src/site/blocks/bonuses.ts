import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { bonusTypes, heading } from './shared.ts'

export const bonuses = defineBlock({
  kind: 'bonuses',
  places: PAGE,
  props: (text) =>
    z.strictObject({
      title: heading(text),
      types: bonusTypes,
      limit: about(z._default(z.int().check(z.gte(1), z.lte(100)), 4), 'How many of a kind.'),
    }),
})
