import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { PAGE_AND_SIDES } from '../placements.ts'
import { defineBlock } from './define-block.ts'
import { heading, jackpotId } from './shared.ts'

export const jackpotLeaderboard = defineBlock({
  kind: 'jackpot-leaderboard',
  places: PAGE_AND_SIDES,
  feature: 'jackpots',
  props: (text) =>
    z.strictObject({
      title: heading(text),
      jackpotId,
      limit: about(z._default(z.int().check(z.gte(1), z.lte(50)), 10), 'How many hits.'),
    }),
})
