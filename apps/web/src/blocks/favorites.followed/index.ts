import { defineBlock } from '../define-block.ts'

export const favoritesFollowed = defineBlock({
  kind: 'favorites.followed',
  height: 640,
  messages: ['finding'],
  heading: () => true,
  load: () => import('./block.tsx'),
})
