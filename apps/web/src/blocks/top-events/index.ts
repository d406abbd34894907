import { defineBlock } from '../define-block.ts'

export const topEvents = defineBlock({
  kind: 'top-events',
  height: 180,
  load: () => import('./block.tsx'),
})
