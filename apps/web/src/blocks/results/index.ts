import { defineBlock } from '../define-block.ts'

export const results = defineBlock({
  kind: 'results',
  height: 640,
  messages: ['finding'],
  heading: (_, { isFirst, page }) => isFirst || page === 'results',
  load: () => import('./block.tsx'),
})
