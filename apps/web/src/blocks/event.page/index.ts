import { defineBlock } from '../define-block.ts'

export const eventPage = defineBlock({
  kind: 'event.page',
  height: 640,
  heading: () => true,
  load: () => import('./block.tsx'),
})
