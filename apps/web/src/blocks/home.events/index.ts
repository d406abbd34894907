import { defineBlock } from '../define-block.ts'

export const homeEvents = defineBlock({
  kind: 'home.events',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
