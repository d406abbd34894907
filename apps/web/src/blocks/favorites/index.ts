import { defineBlock } from '../define-block.ts'

export const favorites = defineBlock({
  kind: 'favorites',
  height: 120,
  messages: ['finding'],
  load: () => import('./block.tsx'),
})
