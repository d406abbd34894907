import { defineBlock } from '../define-block.ts'

export const categoryEvents = defineBlock({
  kind: 'category.events',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
