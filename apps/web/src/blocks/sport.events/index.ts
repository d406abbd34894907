import { defineBlock } from '../define-block.ts'

export const sportEvents = defineBlock({
  kind: 'sport.events',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
