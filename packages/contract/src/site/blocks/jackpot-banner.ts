import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Href, imageOf } from '../parts.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { jackpotId } from './shared.ts'

export const jackpotBanner = defineBlock({
  kind: 'jackpot-banner',
  places: PAGE_AND_SIDES,
  feature: 'jackpots',
  props: (text) =>
    z.strictObject({
      jackpotId,
      image: about(z.optional(imageOf(text)), 'Behind the amount.'),
      link: about(z.optional(Href), 'Where it leads.'),
    }),
})
