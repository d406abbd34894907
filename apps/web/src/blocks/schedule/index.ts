import { defineBlock } from '../define-block.ts'

export const schedule = defineBlock({
  kind: 'schedule',
  height: 640,
  heading: (_, { isFirst, page }) => isFirst || page === 'schedule',
  load: () => import('./block.tsx'),
})
