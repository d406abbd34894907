import * as z from 'zod/mini'
import { PAGE } from '../placements.ts'
import { defineBlock } from './define-block.ts'

/** What the player follows. */
export const favoritesFollowed = defineBlock({
  kind: 'favorites.followed',
  places: PAGE,
  pages: ['favorites'],
  props: () => z.strictObject({}),
})
